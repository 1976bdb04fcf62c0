"""The types that the compiler knows, and their stand-ins when the source runs interpreted.

This module is never compiled. mypyc reads the first branch and makes machine integers and packed rows of them.
Interpreted modules that run beside compiled ones use the same rows; where everything is interpreted, an `i64` is an
int and a `vec[i64]` is a list. Every value stays below 2**62, because a machine integer wraps and a Python one does
not.

Whatever belongs to one game is generic over the game G or its table T; where neither is named, it is any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sarai.build import running

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from typing_extensions import TypeVar

    from sarai.kernel.state import State

    G = TypeVar("G", default=Any)
    T = TypeVar("T", bound=State[Any], default=Any)
else:
    from typing import TypeVar

    G = TypeVar("G")
    T = TypeVar("T")
    if running() == "interpreted":
        i64 = int
        vec = {int: list, float: list}
    else:
        from librt.vecs import vec as vec
        from mypy_extensions import i64 as i64

    def mypyc_attr(**_: Any) -> Any:
        """A mark for the compiler; does nothing when interpreted."""
        return lambda cls: cls
