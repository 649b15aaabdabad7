from callback_verifier import CallbackVerifier, InvalidCallback
from fastapi import FastAPI, Request, Response

# Yours: does nothing when this id and revision are already stored.
from orders import store_once

app = FastAPI()
verifier = CallbackVerifier.from_environment()


@app.post("/callbacks/gateway")
async def gateway_callback(request: Request) -> Response:
    try:
        # Take Request, not a Pydantic model: a model is parsed before
        # this function runs.
        callback = verifier.verify(
            await request.body(),
            request.headers.get("X-Timestamp"),
            request.headers.get("X-Signature"),
        )
    except InvalidCallback:
        return Response(status_code=401)
    await store_once(callback)
    return Response(status_code=204)
