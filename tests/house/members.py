"""The members of a class, and how much of a game's folder is glue."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

from tests.house.alike import is_text, spanned

Function = ast.FunctionDef | ast.AsyncFunctionDef


def public_members(folder: Path, name: str, first: str) -> dict[str, bool] | None:
    """The public names in the body of a class and in those of its bases, if they are in the same folder.

    Everything named in the body counts once: annotations, attributes, properties, methods, including abstract and
    static ones. No underscore names, and nothing that only a method gives to `self`. Each name comes with whether a
    derived class has to provide it: whether it is abstract, or annotated without a value. The class is looked for in
    the file `first`, then in the others; None if it is in none.
    """
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}
    ordered = sorted(trees, key=lambda path: path.name != first)
    classes: dict[str, ast.ClassDef] = {}
    for path in ordered:
        for node in ast.walk(trees[path]):
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, node)
    return _members(classes, name) if name in classes else None


def _members(classes: dict[str, ast.ClassDef], name: str) -> dict[str, bool]:
    found = {member: open_ for member, open_ in _named_in(classes[name].body) if not member.startswith("_")}
    for base in classes[name].bases:
        known = _last_name(base)
        if known in classes and known != name:
            for member, open_ in _members(classes, known).items():
                found.setdefault(member, open_)
    return found


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Subscript):
        return _last_name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _named_in(body: list[ast.stmt]) -> Iterator[tuple[str, bool]]:
    for node in body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node.value is None
            case ast.Assign():
                yield from ((one.id, False) for target in node.targets for one in _targets(target))
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name, any(_last_name(one) == "abstractmethod" for one in node.decorator_list)
            case ast.ClassDef(name=name):
                yield name, False
            case ast.If():
                yield from _named_in(node.body + node.orelse)


def _targets(node: ast.expr) -> list[ast.Name]:
    return [one for one in ast.walk(node) if isinstance(one, ast.Name)]


# -- glue


def imports(tree: ast.AST) -> set[int]:
    """The lines of import statements."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    return {number for node in nodes for number in spanned(node)}


def asserted_types(tree: ast.AST) -> set[int]:
    """The lines of `assert isinstance(…)`, including those with `not` and several joined by `and`."""
    return {number for node in ast.walk(tree) if is_asserted_type(node) for number in spanned(node)}


def is_asserted_type(node: ast.AST) -> TypeGuard[ast.Assert]:
    return isinstance(node, ast.Assert) and any(
        isinstance(one, ast.Call) and _last_name(one.func) == "isinstance" for one in _joined(node.test)
    )


def _joined(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.BoolOp):
        return [one for value in node.values for one in _joined(value)]
    return _joined(node.operand) if isinstance(node, ast.UnaryOp) else [node]


def handed_on(tree: ast.AST) -> dict[str, set[int]]:
    """The lines of functions that only pass on, by their names and lines."""
    return {f"{node.name}:{node.lineno}": _whole(node) for node in ast.walk(tree) if only_hands_on(node)}


def _whole(node: Function) -> set[int]:
    return spanned(node) | {number for one in node.decorator_list for number in range(one.lineno, node.lineno)}


def only_hands_on(node: ast.AST) -> TypeGuard[Function]:
    """Whether a function does nothing but call another one with what it was given.

    Besides a docstring and `assert isinstance`, its body is one call, perhaps returned or awaited, and each argument is
    plain: a name, an attribute of one, a constant, an `int(…)` or the like around one of these, or a list of them. At
    least half of its own parameters, apart from `self`, are passed on. Making a value (calling a class) and calling a
    builtin do not count as passing on.
    """
    if not isinstance(node, Function):
        return False
    body = [one for one in node.body if not is_text(one) and not is_asserted_type(one)]
    if len(body) != 1 or not isinstance(body[0], ast.Return | ast.Expr):
        return False
    value = body[0].value
    call = value.value if isinstance(value, ast.Await) else value
    if not isinstance(call, ast.Call) or not _is_another(call.func):
        return False
    given = [*call.args, *(one.value for one in call.keywords)]
    return all(_plain(one) for one in given) and _hands_on_half(node, call)


def _is_another(called: ast.expr) -> bool:
    name = _last_name(called).lstrip("_")
    known = isinstance(called, ast.Name) and called.id in dir(builtins)
    return bool(name) and not known and not name[0].isupper() and (isinstance(called, ast.Name) or _plain(called))


def _plain(node: ast.expr) -> bool:
    match node:
        case ast.Name() | ast.Constant():
            return True
        case ast.Attribute() | ast.Starred():
            return _plain(node.value)
        case ast.List() | ast.Tuple():
            return all(_plain(one) for one in node.elts)
        case ast.Call(func=ast.Name(id="int" | "str" | "bool" | "float" | "list" | "tuple" | "dict" | "super")):
            return all(_plain(one) for one in node.args)
    return False


def _hands_on_half(node: Function, call: ast.Call) -> bool:
    args = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    own = {one.arg for one in args} - {"self", "cls"}
    used = {one.id for one in ast.walk(call) if isinstance(one, ast.Name)}
    return 2 * len(own & used) >= len(own)


def python_functions(source: str) -> Iterator[tuple[str, int, int]]:
    """Every function, including those inside others: its name with its class's, its first line, its number of lines."""
    yield from _functions(ast.parse(source), "")


def _functions(node: ast.AST, within: str) -> Iterator[tuple[str, int, int]]:
    for child in ast.iter_child_nodes(node):
        inside = within
        if isinstance(child, Function | ast.ClassDef):
            inside = f"{within}{child.name}."
        if isinstance(child, Function):
            yield within + child.name, child.lineno, (child.end_lineno or child.lineno) - child.lineno + 1
        yield from _functions(child, inside)
