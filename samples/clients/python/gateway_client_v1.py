"""Client of API v1: credentials travel in the body as `auth`. Python 3.10 or later."""

import hashlib
import os
import threading
import time
from typing import Any, Mapping

from gateway_http import GatewayError, OutcomeUnknown, post
from gateway_text import encode, setting

__all__ = ["GatewayClientV1", "GatewayError", "OutcomeUnknown"]


class GatewayClientV1:
    def __init__(
        self, api_url: str, point_id: str, api_token: str
    ) -> None:
        self._api_url = setting("GATEWAY_API_URL", api_url)
        self._point_id = int(setting("GATEWAY_POINT_ID", point_id))
        self._api_token = setting("GATEWAY_API_TOKEN", api_token)
        self._last_key = 0
        self._lock = threading.Lock()

    @classmethod
    def from_environment(cls) -> "GatewayClientV1":
        return cls(
            os.environ.get("GATEWAY_API_URL", ""),
            os.environ.get("GATEWAY_POINT_ID", ""),
            os.environ.get("GATEWAY_API_TOKEN", ""),
        )

    def call(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Calls an endpoint. Returns `response`; raises GatewayError or OutcomeUnknown.

        Calls of one client run one after another, so that keys arrive in rising order. Processes that
        share a point must share one lock, or use v2.
        """
        with self._lock:
            key = self._next_key()
            auth = {"point": self._point_id, "key": key, "hash": self.hash(key)}
            raw = encode({"auth": auth, **(body or {})})
            return post(self._api_url, path, raw, {})

    def hash(self, key: int) -> str:
        """hash: lower-case hex of MD5 over point id, API token and key, joined without separators."""
        return hashlib.md5(f"{self._point_id}{self._api_token}{key}".encode("utf-8")).hexdigest()

    def _next_key(self) -> int:
        """Unix time in microseconds, and always greater than the key before it."""
        self._last_key = max(time.time_ns() // 1000, self._last_key + 1)
        return self._last_key
