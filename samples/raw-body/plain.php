<?php

declare(strict_types=1);

require_once __DIR__ . '/CallbackVerifier.php';
// Yours: storeOnce does nothing when this id and revision are
// already stored.
require_once __DIR__ . '/orders.php';

try {
    // php://input holds the bytes as received; $_POST is empty for
    // JSON.
    $callback = CallbackVerifier::fromEnvironment()->verify(
        file_get_contents('php://input'),
        $_SERVER['HTTP_X_TIMESTAMP'] ?? null,
        $_SERVER['HTTP_X_SIGNATURE'] ?? null,
    );
} catch (InvalidCallbackException) {
    http_response_code(401);
    exit;
}
storeOnce($callback);
http_response_code(204);
