"""Text that comes in and goes out: settings and JSON.

Every client and the callback verifier use it.
"""

import json
import re
from typing import Any, Mapping

_FORMS = {
    "GATEWAY_API_URL": "https?://[A-Za-z0-9._-]+(:[0-9]+)?",
    "GATEWAY_POINT_ID": "[0-9]{1,15}",
}

# Escapes of JSON. What is whole is captured: both halves of an emoji,
# and any other escape. What is not is half an emoji or a NUL character.
_ESCAPES = re.compile(
    r"(\\ud[89ab]..\\ud[c-f]..|\\[^u])|\\u(?:d[89a-f]..|0000)", re.I
)


def setting(name: str, value: str | None) -> str:
    """The setting without the blanks around it.

    ValueError when it is empty or malformed.
    """
    form = _FORMS.get(name, "[!-~]+")
    found = re.fullmatch(rf"[ \t\r\n]*({form})[ \t\r\n]*", value or "")
    if not found:
        raise ValueError(f"{name} is empty or does not match {form}")
    return found[1]


def encode(body: Mapping[str, Any]) -> bytes:
    """Encodes the body once; the same bytes are signed and sent.

    ValueError for half an emoji or a NUL character, which databases
    refuse.
    """
    escaped = json.dumps(body)
    for found in _ESCAPES.finditer(escaped):
        if not found[1]:
            before = escaped[: found.start()]
            names = re.findall(r'"([^"\\]*)":', before) or ["The body"]
            raise ValueError(
                f"{names[-1]} has half an emoji or a NUL character. "
                "Nothing was sent."
            )
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8")


def decode(text: bytes) -> Any:
    """Decodes JSON, with or without a byte order mark.

    Half an emoji and a NUL character become U+FFFD: the rest can
    be stored. ValueError for what is no JSON.
    """
    read = text.decode("utf-8-sig", "replace")
    return json.loads(
        _ESCAPES.sub(lambda found: found[1] or "\ufffd", read)
    )
