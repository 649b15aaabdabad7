<?php

namespace App\Controller;

// Yours: storeOnce does nothing when this id and revision are
// already stored.
use App\Orders;
use CallbackVerifier;
use InvalidCallbackException;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Attribute\Route;

final class GatewayCallbackController
{
    #[Route('/callbacks/gateway', methods: ['POST'])]
    public function __invoke(Request $request, Orders $orders): Response
    {
        try {
            // Not $request->toArray() and no #[MapRequestPayload]: both
            // parse before the signature is checked.
            $callback = CallbackVerifier::fromEnvironment()->verify(
                $request->getContent(),
                $request->headers->get('X-Timestamp'),
                $request->headers->get('X-Signature'),
            );
        } catch (InvalidCallbackException) {
            return new Response(status: Response::HTTP_UNAUTHORIZED);
        }
        $orders->storeOnce($callback);
        return new Response(status: Response::HTTP_NO_CONTENT);
    }
}
