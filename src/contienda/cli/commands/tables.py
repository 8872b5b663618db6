"""`contienda tables`: list the stored tables, export one to a file, expire old ones, or delete one."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from contienda.cli import arguments, flags
from contienda.cli.console.columns import columns, moment
from contienda.core.errors import BadOption
from contienda.i18n.speaker import Texts, holding
from contienda.store import Document, Header, Store, files, retention
from contienda.store.records import OPEN, OVER

COLUMNS = ("id", "code", "game", "state", "created", "touched")
MOST_DAYS = 100_000


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    made = flags.actions(parser, words, "tables", ("list", "export", "expire", "delete"))
    for each in made.values():
        each.add_argument("--database", metavar="URL", help=words["database"])
    made["list"].add_argument("--json", action="store_true", help=words["json"])
    for name in ("export", "delete"):
        made[name].add_argument("id", metavar="ID", help=words["tables-id"])
    made["export"].add_argument("file", metavar="FILE", help=words["tables-file"])
    made["delete"].add_argument("--yes", action="store_true", help=words["yes"])
    expire = made["expire"]
    expire.add_argument("--finished-days", type=int, metavar="N", help=words["finished-days"])
    expire.add_argument("--idle-days", type=int, metavar="N", help=words["idle-days"])
    expire.add_argument("--export", metavar="FOLDER", help=words["expire-export"])
    expire.add_argument("--dry-run", action="store_true", help=words["dry-run"])


def run(parsed: argparse.Namespace) -> int:
    actions: dict[str, Callable[[argparse.Namespace, Store], Awaitable[int]]] = {
        "list": list_tables,
        "export": export,
        "expire": expire,
        "delete": delete,
    }
    if parsed.action == "delete" and not parsed.yes:
        raise BadOption("error-tables-yes", table=parsed.id)
    if parsed.action == "expire":
        check_expire(parsed)
    return asyncio.run(with_store(parsed, actions[parsed.action]))


async def with_store(parsed: argparse.Namespace, action: Callable[[argparse.Namespace, Store], Awaitable[int]]) -> int:
    store = await Store.open(parsed.database)
    try:
        return await action(parsed, store)
    finally:
        await store.close()


async def list_tables(parsed: argparse.Namespace, store: Store) -> int:
    headers = await store.headers(limit=retention.ALL)
    if parsed.json:
        arguments.print_json([described(header) for header in headers])
    else:
        show(headers, arguments.texts(parsed))
    return 0


def described(header: Header) -> dict[str, object]:
    """Describe a table without its secrets: its setup and seed are left out."""
    return {
        "id": header.id,
        "code": header.code,
        "game": header.game,
        "version": header.version,
        "state": header.state,
        "created": header.created,
        "touched": header.touched,
    }


def show(headers: Sequence[Header | Document], words: Texts) -> None:
    if not headers:
        print(words("tables-none"))
        return
    states = {state: words(f"tables-state-{state}") for state in (OPEN, OVER)}
    rows = [[words(f"tables-{column}") for column in COLUMNS]]
    for header in headers:
        times = [moment(header.created), moment(header.touched)]
        game = header.game if isinstance(header, Header) else called(header, words.language)
        rows.append([header.id, header.code, game, states[header.state], *times])
    print(columns(rows))


def called(document: Document, language: str) -> str:
    """Return the name of a game's document, in the game's own words if it has any."""
    key = f"document-{document.kind}"
    texts = holding(key, language)
    return texts(key) if texts is not None else f"{document.game} {document.kind}"


async def export(parsed: argparse.Namespace, store: Store) -> int:
    from contienda.server.table_export import bundle

    await known(store, parsed.id)
    files.write(Path(parsed.file), await bundle(store, parsed.id))
    print(arguments.texts(parsed)("tables-exported", table=parsed.id, file=parsed.file))
    return 0


def check_expire(parsed: argparse.Namespace) -> None:
    if parsed.finished_days is None and parsed.idle_days is None:
        raise BadOption("error-expire-days")
    for option, days in (("--finished-days", parsed.finished_days), ("--idle-days", parsed.idle_days)):
        if days is not None and not 0 <= days <= MOST_DAYS:
            raise BadOption("error-number", option=option, value=days, low=0, high=MOST_DAYS)
    if parsed.dry_run:
        return
    if parsed.export is None:
        raise BadOption("error-expire-export")
    if not Path(parsed.export).is_dir():
        raise BadOption("error-no-folder", option="--export", folder=parsed.export)


async def expire(parsed: argparse.Namespace, store: Store) -> int:
    """Return exit code 1 if an expired table or document could not be exported; it is then kept."""
    words = arguments.texts(parsed)
    now = time.time_ns() // 1_000_000
    if parsed.dry_run:
        tables = await retention.due(store, parsed.finished_days, parsed.idle_days, now)
        show([*tables, *await retention.due_documents(store, parsed.finished_days, parsed.idle_days, now)], words)
        return 0
    from contienda.server.table_export import bundle, document

    days, folder = (parsed.finished_days, parsed.idle_days), Path(parsed.export)
    outcome = await retention.expire(store, *days, folder, now, partial(bundle, store))
    outcome += await retention.expire_documents(store, *days, folder, now, document)
    for each in outcome:
        if each.kept is None:
            print(words("tables-expired", table=each.header.id, file=str(each.file)))
        else:
            print(words("tables-kept", table=each.header.id, reason=each.kept.phrase(words.language)))
    print(words("tables-expired-count", count=sum(each.kept is None for each in outcome)))
    return 1 if any(each.kept for each in outcome) else 0


async def delete(parsed: argparse.Namespace, store: Store) -> int:
    await known(store, parsed.id)
    await store.delete(parsed.id)
    print(arguments.texts(parsed)("tables-deleted", table=parsed.id))
    return 0


async def known(store: Store, table: str) -> None:
    if await store.header(table) is None:
        raise BadOption("error-no-table", table=table)
