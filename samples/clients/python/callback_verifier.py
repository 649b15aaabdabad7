"""Verifies a v2 callback over its raw bytes.

It does so before anything parses them. Python 3.10 or later.
"""

import hashlib
import hmac
import os
import re
import time
from typing import Any, Callable, Sequence

from gateway_text import decode, setting


class InvalidCallback(Exception):
    """The request is not a genuine, fresh callback.

    Respond with 401 and do nothing else.
    """


class CallbackVerifier:
    def __init__(
        self,
        tokens: Sequence[str],
        tolerance_seconds: int = 300,
        now: Callable[[], float] = time.time,
    ) -> None:
        """`tokens`: the point's API token; while you rotate it, the new
        and the old one.

        `tolerance_seconds`: how far X-Timestamp may be from this
        server's clock.
        `now`: clock in unix seconds, replaced in tests.
        """
        if not tokens:
            raise ValueError("at least one API token is needed")
        name = "GATEWAY_API_TOKEN or GATEWAY_PREVIOUS_API_TOKEN"
        checked = [setting(name, token) for token in tokens]
        self._tokens = [token.encode("utf-8") for token in checked]
        self._tolerance_seconds = tolerance_seconds
        self._now = now

    @classmethod
    def from_environment(cls) -> "CallbackVerifier":
        previous = os.environ.get("GATEWAY_PREVIOUS_API_TOKEN")
        current = os.environ.get("GATEWAY_API_TOKEN", "")
        return cls([current, previous] if previous else [current])

    def verify(
        self,
        raw_body: bytes,
        timestamp: str | None,
        signature: str | None,
    ) -> dict[str, Any]:
        """Returns the parsed callback; raises InvalidCallback.

        `timestamp` and `signature` are the headers X-Timestamp and
        X-Signature.
        """
        if timestamp is None or not re.fullmatch(
            r"[0-9]{1,12}", timestamp
        ):
            raise InvalidCallback("X-Timestamp is missing or malformed")
        if abs(self._now() - int(timestamp)) > self._tolerance_seconds:
            raise InvalidCallback(
                "X-Timestamp is outside the tolerance"
            )
        message = f"{timestamp}.callback.".encode("utf-8") + raw_body
        if not any(
            self._matches(token, message, signature or "")
            for token in self._tokens
        ):
            raise InvalidCallback("X-Signature does not match the body")
        return decode(raw_body)

    @staticmethod
    def _matches(token: bytes, message: bytes, signature: str) -> bool:
        expected = hmac.new(token, message, hashlib.sha256).hexdigest()
        return hmac.compare_digest(
            expected.encode("utf-8"),
            signature.encode("utf-8", "replace"),
        )
