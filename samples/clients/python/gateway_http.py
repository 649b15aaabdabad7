"""Sends one POST and reads the envelope {error, response}. Used by the v2 client and the v1 client."""

import gzip
import http.client
import urllib.request
import zlib
from typing import Any, Mapping

from gateway_text import decode

# How long this client waits for a response. A time-out is not a decline: the outcome is unknown.
TIMEOUT_SECONDS = 60

# After these codes the call may or may not have been executed.
OUTCOME_UNKNOWN_CODES = frozenset({13, 17, 217, 300, 301})


class GatewayError(Exception):
    """The gateway refused the call. Decide by `code`.

    `request_id` and `retry_after` are headers of the response, or None.
    """

    def __init__(self, error: Mapping[str, Any], reply: Any) -> None:
        self.code: int = error["code"]
        self.title: str = error.get("title") or ""
        self.field: str | None = error.get("field")
        self.http_status: int = reply.status
        self.request_id: str | None = reply.headers.get("X-Request-Id")
        self.retry_after: str | None = reply.headers.get("Retry-After")
        message = error.get("message")
        super().__init__(f"{self.code} {self.title}: {message}" if message else f"{self.code} {self.title}")


class OutcomeUnknown(Exception):
    """Nobody knows whether the call was executed.

    Call transaction/find with the same external_transaction_id before you repeat the call.
    """

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(
            f"POST {path}: {reason}. The outcome is unknown: "
            "call transaction/find with the same external_transaction_id before you repeat the call."
        )


class _AnyStatus(urllib.request.HTTPErrorProcessor):
    """Every status is a response.

    A redirected POST would lose its body, and the signature names the
    path.
    """

    def http_response(self, request: Any, response: Any) -> Any:
        return response

    https_response = http_response


# Time-out, refused or broken connection, broken compression.
_NO_RESPONSE = (
    OSError, EOFError, zlib.error, http.client.HTTPException
)

_opener = urllib.request.build_opener(_AnyStatus)


def post(
    api_url: str, path: str, body: bytes, headers: Mapping[str, str]
) -> Any:
    """Posts `body`, byte for byte, and returns the `response` object of the envelope."""
    request = urllib.request.Request(
        api_url + path,
        data=body,
        headers={
            "Content-Type": "application/json",
            "Accept-Encoding": "gzip",
            **headers,
        },
        method="POST",
    )
    try:
        with _opener.open(request, timeout=TIMEOUT_SECONDS) as reply:
            text = reply.read()
            coding = reply.headers.get("Content-Encoding", "")
            if coding.lower() == "gzip":
                text = gzip.decompress(text)
    except _NO_RESPONSE as error:
        raise OutcomeUnknown(path, "no complete response") from error
    return _read_envelope(path, reply, text)


def _read_envelope(path: str, reply: Any, text: bytes) -> Any:
    try:
        envelope = decode(text)
        error, code = envelope["error"], envelope["error"]["code"]
    except (ValueError, TypeError, KeyError):
        raise OutcomeUnknown(path, f"HTTP {reply.status} without the gateway's JSON") from None
    if code in OUTCOME_UNKNOWN_CODES:
        raise OutcomeUnknown(path, f"error {code} {error.get('title')}") from GatewayError(error, reply)
    if code != 0:
        raise GatewayError(error, reply)
    return envelope["response"]
