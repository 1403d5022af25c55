"""The vector type of the engine: librt's compiled vec, or plain lists where librt is missing.

Value-like: `v = append(v, x)` and `v, x = pop(v)`; forgetting the assignment is a bug. Two names for one
vec share its items, so a vec that is still written to is copied with `v[:]`.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i16, i64, u8

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
else:
    try:
        from librt.vecs import append, pop, vec
    except ImportError:

        class vec:  # noqa: N801
            """A factory of plain lists: a list subclass would be three times slower."""

            def __class_getitem__(cls, item: object) -> type[list[Any]]:
                return list

        def append(v: list, x: Any) -> list:
            """The vector with one more item."""
            v.append(x)
            return v

        def pop(v: list) -> tuple:
            """The vector without its last item, and that item."""
            x = v.pop()
            return v, x


__all__ = ["append", "i16", "i64", "pop", "u8", "vec"]
