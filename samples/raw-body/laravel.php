<?php

// In routes/api.php, where no CSRF check applies:
// Route::post('/callbacks/gateway', GatewayCallbackController::class);

namespace App\Http\Controllers;

// Yours: storeOnce does nothing when this id and revision are
// already stored.
use App\Orders;
use CallbackVerifier;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use InvalidCallbackException;

final class GatewayCallbackController
{
    public function __invoke(Request $request, Orders $orders): Response
    {
        try {
            // Not $request->all() or $request->json(): middleware trims
            // strings, and encoding again changes bytes.
            $callback = CallbackVerifier::fromEnvironment()->verify(
                $request->getContent(),
                $request->header('X-Timestamp'),
                $request->header('X-Signature'),
            );
        } catch (InvalidCallbackException) {
            return response('', 401);
        }
        $orders->storeOnce($callback);
        return response()->noContent();
    }
}
