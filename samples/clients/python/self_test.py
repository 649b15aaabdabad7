"""Prints what the clients compute for the test vector in the environment (VECTOR_*), one value per line."""

from os import environ

from callback_verifier import CallbackVerifier, InvalidCallback
from gateway_client import GatewayClient
from gateway_client_v1 import GatewayClientV1

print("v1_hash=" + GatewayClientV1.from_environment().hash(int(environ["VECTOR_KEY"])))
signature = GatewayClient.from_environment().sign(
    environ["VECTOR_TIMESTAMP"], environ["VECTOR_PATH"], environ["VECTOR_BODY"].encode("utf-8")
)
print("v2_signature=" + signature)

tokens = environ["VECTOR_CALLBACK_TOKENS"].split(",")
verifier = CallbackVerifier(tokens, 300, now=lambda: int(environ["VECTOR_NOW"]))
try:
    callback = verifier.verify(
        environ["VECTOR_CALLBACK_BODY"].encode("utf-8"),
        environ["VECTOR_CALLBACK_TIMESTAMP"],
        environ["VECTOR_CALLBACK_SIGNATURE"],
    )
    ours = callback["external_transaction_id"]
    number, revision = callback["id"], callback["revision"]
    print("callback=accepted", number, revision, ours)
except InvalidCallback:
    print("callback=rejected")
