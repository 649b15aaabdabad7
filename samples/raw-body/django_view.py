from callback_verifier import CallbackVerifier, InvalidCallback
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

# Yours: does nothing when this id and revision are already stored.
from .orders import store_once

verifier = CallbackVerifier.from_environment()


@csrf_exempt  # the signature takes the place of the CSRF token
@require_POST
def gateway_callback(request: HttpRequest) -> HttpResponse:
    try:
        # request.body holds the bytes as received. Read it before
        # request.POST, which consumes the stream.
        callback = verifier.verify(
            request.body,
            request.headers.get("X-Timestamp"),
            request.headers.get("X-Signature"),
        )
    except InvalidCallback:
        return HttpResponse(status=401)
    store_once(callback)
    return HttpResponse(status=204)
