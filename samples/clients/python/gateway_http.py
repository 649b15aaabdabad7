"""Sends one POST and reads the envelope {error, response}. Used by the v2 client and the v1 client."""

import http.client
import json
import urllib.error
import urllib.request
from typing import Any, Mapping

# How long this client waits for a response. A time-out is not a decline: the outcome is unknown.
TIMEOUT_SECONDS = 60

# After these codes the call may or may not have been executed.
OUTCOME_UNKNOWN_CODES = frozenset({13, 17, 217, 300, 301})


class GatewayError(Exception):
    """The gateway refused the call. Decide by `code`."""

    def __init__(self, error: Mapping[str, Any], http_status: int) -> None:
        self.code: int = error["code"]
        self.title: str = error.get("title") or ""
        self.field: str | None = error.get("field")
        self.http_status = http_status
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


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirected POST would lose its body, and the signature names the path."""

    def redirect_request(self, *_args: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def encode(body: Mapping[str, Any]) -> bytes:
    """Encodes the body once; the same bytes are signed and sent."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def post(api_url: str, path: str, body: bytes, headers: Mapping[str, str] | None = None) -> Any:
    """Posts `body`, byte for byte, and returns the `response` object of the envelope."""
    request = urllib.request.Request(
        api_url + path,
        data=body,
        headers={"Content-Type": "application/json", **(headers or {})},
        method="POST",
    )
    try:
        with _opener.open(request, timeout=TIMEOUT_SECONDS) as reply:
            return _read_envelope(path, reply.status, reply.read())
    except urllib.error.HTTPError as reply:  # every status but 2xx: still a response
        with reply:
            return _read_envelope(path, reply.code, reply.read())
    except (OSError, http.client.HTTPException) as error:  # time-out, refused or broken connection
        raise OutcomeUnknown(path, "no complete response") from error


def _read_envelope(path: str, http_status: int, text: bytes) -> Any:
    try:
        envelope = json.loads(text)
        error, code = envelope["error"], envelope["error"]["code"]
    except (ValueError, TypeError, KeyError):
        raise OutcomeUnknown(path, f"HTTP {http_status} without the gateway's JSON") from None
    if code in OUTCOME_UNKNOWN_CODES:
        raise OutcomeUnknown(path, f"error {code} {error.get('title')}")
    if code != 0:
        raise GatewayError(error, http_status)
    return envelope["response"]
