"""Client of API v2: signs the bytes of the body and sends exactly those bytes. Python 3.10 or later."""

import hashlib
import hmac
import os
import time
from typing import Any, Mapping

from gateway_http import GatewayError, OutcomeUnknown, post
from gateway_text import encode, setting

__all__ = ["GatewayClient", "GatewayError", "OutcomeUnknown"]


class GatewayClient:
    def __init__(
        self, api_url: str, point_id: str, api_token: str
    ) -> None:
        self._api_url = setting("GATEWAY_API_URL", api_url)
        self._point_id = setting("GATEWAY_POINT_ID", point_id)
        self._api_token = setting("GATEWAY_API_TOKEN", api_token)

    @classmethod
    def from_environment(cls) -> "GatewayClient":
        return cls(
            os.environ.get("GATEWAY_API_URL", ""),
            os.environ.get("GATEWAY_POINT_ID", ""),
            os.environ.get("GATEWAY_API_TOKEN", ""),
        )

    def call(
        self, path: str, body: Mapping[str, Any] | None = None, idempotency_key: str | None = None
    ) -> Any:
        """Calls a signed endpoint. Returns `response`; raises GatewayError or OutcomeUnknown.

        With an idempotency key a call that moves money can be sent again after an unknown outcome: it is carried out once.
        """
        raw = encode(body or {})
        timestamp = str(int(time.time()))
        headers = {
            "X-Point-Id": self._point_id,
            "X-Timestamp": timestamp,
            "X-Signature": self.sign(timestamp, path, raw),
        }
        if idempotency_key is not None:
            key = setting("Idempotency-Key", idempotency_key)
            headers["Idempotency-Key"] = key
        return post(self._api_url, path, raw, headers)

    def call_with_token(self, path: str, token: str, body: Mapping[str, Any] | None = None) -> Any:
        """Calls an endpoint that takes a bearer token instead of a signature."""
        token = setting("GATEWAY_BEARER_TOKEN", token)
        headers = {"Authorization": f"Bearer {token}"}
        return post(self._api_url, path, encode(body or {}), headers)

    def sign(self, timestamp: str, path: str, raw: bytes) -> str:
        """X-Signature: lower-case hex of HMAC-SHA256 over `<timestamp>.POST.<path>.<raw body>`."""
        message = f"{timestamp}.POST.{path}.".encode("utf-8") + raw
        return hmac.new(self._api_token.encode("utf-8"), message, hashlib.sha256).hexdigest()
