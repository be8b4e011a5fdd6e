"""Messages as JSON."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from alehouse.table.errors import TableError

T = TypeVar("T")

encode = msgspec.json.Encoder().encode

_decoders: dict[object, msgspec.json.Decoder[Any]] = {}  # making one takes longer than reading a message


def read_json(data: bytes | str, kind: type[T]) -> T:
    """Decodes a message; raises `TableError` that says where it is wrong."""
    decoder: msgspec.json.Decoder[T] | None = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad-message", f"{error}"[:300]) from None
