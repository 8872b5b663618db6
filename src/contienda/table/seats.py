"""Who sits where: the members of a seat, its captain, and the bot that plays there or stands in."""

from __future__ import annotations

import msgspec

from contienda.bots.factory import title
from contienda.i18n.speaker import common
from contienda.table.setup import SeatSetup


class Member(msgspec.Struct, omit_defaults=True):
    """A person in a seat; the id is public, the proof of identity is not."""

    id: str
    name: str


class Seat(msgspec.Struct, omit_defaults=True):
    """A seat as it is now. The captain decides for it, unless a bot does."""

    kind: str  # "person", "team" or "bot"
    name: str = ""
    members: list[Member] = []
    captain: str = ""
    bot: str = ""
    shown: bool = False  # spectators may see what it sees

    @staticmethod
    def of(setup: SeatSetup) -> Seat:
        if setup.kind == "bot":
            return Seat("bot", setup.name, bot=setup.bot)
        return Seat("team" if setup.kind == "team" else "person", setup.name)

    def setup(self) -> SeatSetup:
        """Return the same kind of seat for another game; the people in it follow by themselves."""
        if self.kind == "bot":
            return SeatSetup("bot", self.name, self.bot)
        return SeatSetup("team" if self.kind == "team" else "open", self.name)

    def full(self) -> bool:
        """Tell whether nobody else may sit down."""
        return self.kind == "bot" or (self.kind == "person" and bool(self.members))

    def taken(self) -> bool:
        return bool(self.members) or bool(self.bot)

    def has(self, member: str) -> bool:
        return any(each.id == member for each in self.members)

    def sit(self, member: str, name: str) -> None:
        self.members = [*self.members, Member(member, name)]
        if not self.captain:
            self.captain = member

    def leave(self, member: str) -> None:
        self.members = [each for each in self.members if each.id != member]
        if self.captain == member:
            self.captain = self.members[0].id if self.members else ""
        if not self.members:
            self.shown = False

    def rename(self, member: str, name: str) -> None:
        self.members = [Member(each.id, name) if each.id == member else each for each in self.members]

    def title(self, number: int, language: str) -> str:
        """Return the name of the seat in a log."""
        if self.name:
            return self.name
        if self.kind != "team" and self.members:
            return self.members[0].name
        if self.kind == "bot":
            return title(self.bot, number + 1, common(language))
        return common(language)("seat-human", number=number + 1)
