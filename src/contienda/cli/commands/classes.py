"""`contienda classes`: list the stored classes, export one to a file, delete one, or those whose days are over."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

from contienda.cli import arguments, flags
from contienda.cli.console.columns import columns, moment
from contienda.core.errors import BadOption
from contienda.i18n.speaker import Texts
from contienda.store import Store, files, retention
from contienda.store.records import ClassHeader

Action = Callable[[argparse.Namespace, Store], Awaitable[None]]
COLUMNS = ("id", "code", "title", "game", "state", "touched", "deletes")


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    made = flags.actions(parser, words, "classes", ("list", "export", "expire", "delete"))
    for each in made.values():
        each.add_argument("--database", metavar="URL", help=words["database"])
    made["list"].add_argument("--json", action="store_true", help=words["json"])
    for name in ("export", "delete"):
        made[name].add_argument("id", metavar="ID", help=words["classes-id"])
    made["export"].add_argument("file", metavar="FILE", help=words["tables-file"])
    made["delete"].add_argument("--yes", action="store_true", help=words["yes"])
    made["expire"].add_argument("--dry-run", action="store_true", help=words["classes-dry-run"])


def run(parsed: argparse.Namespace) -> int:
    actions: dict[str, Action] = {
        "list": list_classes,
        "export": export,
        "expire": expire,
        "delete": delete,
    }
    if parsed.action == "delete" and not parsed.yes:
        raise BadOption("error-classes-yes", id=parsed.id)
    asyncio.run(with_store(parsed, actions[parsed.action]))
    return 0


async def with_store(parsed: argparse.Namespace, action: Action) -> None:
    store = await Store.open(parsed.database)
    try:
        await action(parsed, store)
    finally:
        await store.close()


async def list_classes(parsed: argparse.Namespace, store: Store) -> None:
    found = [await retention.of_class(store, each) for each in await store.classes.every()]
    if parsed.json:
        arguments.print_json([described(each) for each in found])
    else:
        show(found, arguments.texts(parsed))


def described(found: retention.KeptClass) -> dict[str, object]:
    """Describe a class without its people and without what its tables play."""
    header = found.header
    return {
        "id": header.id,
        "code": header.code,
        "title": found.title,
        "game": header.game,
        "state": header.state,
        "created": header.created,
        "touched": found.touched,
        "deleted": found.until,
        "tables": list(found.tables),
    }


def show(found: Sequence[retention.KeptClass], words: Texts) -> None:
    if not found:
        print(words("classes-none"))
        return
    rows = [[words(f"classes-{column}") for column in COLUMNS]]
    for each in found:
        header: ClassHeader = each.header
        state = words(f"classes-state-{header.state}")
        times = [moment(each.touched), moment(each.until)]
        rows.append([header.id, header.code, each.title, header.game, state, *times])
    print(columns(rows))


async def export(parsed: argparse.Namespace, store: Store) -> None:
    from contienda.server.class_export import exported

    await known(store, parsed.id)
    files.write(Path(parsed.file), await exported(store, parsed.id, everything=True))
    print(arguments.texts(parsed)("classes-exported", id=parsed.id, file=parsed.file))


async def expire(parsed: argparse.Namespace, store: Store) -> None:
    """Delete classes whose stated days are over, as a running server does. No copy is kept: that was promised."""
    words = arguments.texts(parsed)
    due = await retention.due_classes(store, time.time_ns() // 1_000_000)
    if parsed.dry_run:
        show(due, words)
        return
    gone = [each for each in due if await store.classes.delete(each.header.id, each.tables)]
    for each in gone:
        print(words("classes-deleted", id=each.header.id))
    print(words("classes-expired-count", count=len(gone)))


async def delete(parsed: argparse.Namespace, store: Store) -> None:
    header = await known(store, parsed.id)
    found = await retention.of_class(store, header)
    await store.classes.delete(header.id, found.tables)
    print(arguments.texts(parsed)("classes-deleted", id=header.id))


async def known(store: Store, id: str) -> ClassHeader:
    header = await store.classes.header(id)
    if header is None:
        raise BadOption("error-no-class", id=id)
    return header
