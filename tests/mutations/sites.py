"""Finds the places of a module where a small change would alter a rule, and makes the changes, one at a time.

A change is an edit of the text, so a mutant is a file with one or a few changed lines. Docstrings, texts, annotations,
decorators, assertions and raised errors are left alone.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

COMPARISONS = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip
OPERATORS = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "//"), ast.FloorDiv: ("//", "*"), ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"), ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "&"),
    ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"), ast.Pow: ("**", "*"),
}  # fmt: skip
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
EQUALITIES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
Edit = tuple[int, int, str]  # from, to, replacement


@dataclass(frozen=True)
class Mutant:
    """A module with one change: its place, and the whole changed text."""

    file: str
    line: int
    last: int
    within: str
    text: str = field(repr=False)
    was: str
    now: str

    def diff(self) -> str:
        return "\n".join(
            line.rstrip("\n")
            for line in difflib.unified_diff(
                self.was.splitlines(True), self.now.splitlines(True), self.file, self.file, n=0
            )
            if not line.startswith(("---", "+++", "@@"))
        )


@dataclass
class Site:
    """A place with its possible changes."""

    line: int
    last: int
    within: str
    edits: list[list[Edit]] = field(default_factory=list)


class Finder(ast.NodeVisitor):
    """Walks a module and collects its sites."""

    def __init__(self, text: str, skipped: frozenset[str] = frozenset()) -> None:
        self.source = text.encode()
        self.skipped = skipped
        self.starts = [0]
        for line in self.source.splitlines(True):
            self.starts.append(self.starts[-1] + len(line))
        self.names: list[str] = []
        self.returns: list[str] = []
        self.sites: list[Site] = []
        tree = ast.parse(text)
        self.numbered = numbered_names(tree)
        self.body(tree.body)

    # --- places -----------------------------------------------------------------------------------------------------

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset)

    def segment(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def add(self, node: ast.expr | ast.stmt, *edits: list[Edit]) -> None:
        assert node.end_lineno is not None
        self.sites.append(Site(node.lineno, node.end_lineno, ".".join(self.names), list(edits)))

    def swap(self, node: ast.expr | ast.stmt, *texts: str) -> None:
        """Replace the whole node by each of these."""
        start, end = self.span(node)
        self.add(node, *([(start, end, text)] for text in texts))

    def between(self, left: ast.expr, right: ast.expr, was: str, now: str) -> Edit:
        """Return the span of the operator between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.source[start:end].decode()
        pattern = r"\s+".join(map(re.escape, was.split()))
        return (start, end, re.sub(pattern, lambda _: now, gap, count=1))

    # --- statements -------------------------------------------------------------------------------------------------

    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in self.skipped:
            return
        self.names.append(node.name)
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self.body(node.body)
        self.returns.pop()
        self.names.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        self.body(node.body)
        self.names.pop()

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Call):
            self.swap(node, "pass")
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if node.lineno in self.numbered:
            return
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.swap(node, "pass")
        for target in node.targets:
            self.visit(target)
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and node.lineno not in self.numbered:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.swap(node, "pass")
        if not is_text(node.value):
            was, now = OPERATORS[type(node.op)]
            self.add(node, [self.between(node.target, node.value, f"{was}=", f"{now}=")])
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.swap(node, "pass")
            return
        text = self.segment(node.value)
        kind = self.returns[-1] if self.returns else ""
        if isinstance(node.value, ast.Constant | ast.Compare):
            pass  # mutated as an expression
        elif kind == "bool":
            self.swap(node.value, f"not ({text})")
        elif kind in ("int", "i64"):
            self.swap(node.value, f"({text}) + 1", f"({text}) - 1")
        elif kind.startswith("list["):
            self.swap(node.value, "[]")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self.condition(node.test)
        self.body(node.body)
        self.body(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test)
        self.body(node.body)
        self.body(node.orelse)

    def visit_Break(self, node: ast.Break) -> None:
        self.swap(node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.swap(node, "break")

    def leave(self, node: ast.AST) -> None:
        """Skip a node without rules."""

    visit_Assert = visit_Raise = visit_Import = visit_ImportFrom = visit_JoinedStr = leave  # noqa: N815

    # --- expressions ------------------------------------------------------------------------------------------------

    def condition(self, node: ast.expr) -> None:
        plain = isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], EQUALITIES)
        inverted = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        if not plain and not inverted and not isinstance(node, ast.Constant):
            self.swap(node, f"not ({self.segment(node)})")
        self.visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.visit(node.body)
        self.visit(node.orelse)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.visit(node.iter)
        for test in node.ifs:
            self.condition(test)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.swap(node, f"bool({self.segment(node.operand)})")
        elif isinstance(node.op, ast.Invert):
            self.swap(node, f"({self.segment(node.operand)})")
        self.visit(node.operand)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            self.add(node, [self.between(left, right, *COMPARISONS[type(operator)])])
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        was, now = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        pairs = zip(node.values, node.values[1:], strict=False)
        # In parentheses, because `and` binds tighter than `or`.
        start, end = self.span(node)
        edits = [(start, start, "("), *(self.between(left, right, was, now) for left, right in pairs), (end, end, ")")]
        self.add(node, edits)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not is_text(node.left) and not is_text(node.right):
            self.add(node, [self.between(node.left, node.right, *OPERATORS[type(node.op)])])
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
            self.swap(node.func, OPPOSITES[node.func.id])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.swap(node, str(not node.value))
        elif isinstance(node.value, int):
            self.swap(node, f"{node.value + 1}", f"({node.value - 1})" if node.value == 0 else f"{node.value - 1}")


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def numbered_names(tree: ast.Module) -> set[int]:
    """Return lines of three or more constants numbered in sequence: names, not rules."""
    found: set[int] = set()
    run: list[tuple[int, int]] = []
    for node in [*tree.body, None]:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        number = value.value if isinstance(value, ast.Constant) and type(value.value) is int else None
        if value is not None and number is not None and run and number == run[-1][1] + 1:
            run.append((value.lineno, number))
            continue
        if len(run) >= 3:
            found |= {line for line, _ in run}
        run = [(value.lineno, number)] if number is not None and value is not None else []
    return found


def sites(text: str, skipped: frozenset[str] = frozenset()) -> list[Site]:
    return Finder(text, skipped).sites


def mutants(file: str, text: str, site: Site) -> Iterator[Mutant]:
    """Return the mutants of one site."""
    source = text.encode()
    was = "".join(text.splitlines(True)[site.line - 1 : site.last])
    for edits in site.edits:
        changed = source
        for start, end, new in sorted(edits, reverse=True):
            changed = changed[:start] + new.encode() + changed[end:]
        mutated = changed.decode()
        grown = len(mutated.splitlines()) - len(text.splitlines())
        now = "".join(mutated.splitlines(True)[site.line - 1 : site.last + grown])
        yield Mutant(file, site.line, site.last, site.within, mutated, was, now)
