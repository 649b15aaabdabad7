<?php

// Prints what the clients compute for the test vector in the environment (VECTOR_*), one value per line.

declare(strict_types=1);

require_once __DIR__ . '/GatewayClient.php';
require_once __DIR__ . '/GatewayClientV1.php';
require_once __DIR__ . '/CallbackVerifier.php';

echo 'v1_hash=', GatewayClientV1::fromEnvironment()->hash((int) getenv('VECTOR_KEY')), "\n";
echo 'v2_signature=', GatewayClient::fromEnvironment()->sign(
    getenv('VECTOR_TIMESTAMP'),
    getenv('VECTOR_PATH'),
    getenv('VECTOR_BODY'),
), "\n";

$tokens = explode(',', getenv('VECTOR_CALLBACK_TOKENS'));
$verifier = new CallbackVerifier($tokens, 300, fn (): int => (int) getenv('VECTOR_NOW'));
try {
    $callback = $verifier->verify(
        getenv('VECTOR_CALLBACK_BODY'),
        getenv('VECTOR_CALLBACK_TIMESTAMP'),
        getenv('VECTOR_CALLBACK_SIGNATURE'),
    );
    $names = ['id', 'revision', 'external_transaction_id'];
    $values = array_map(fn ($name) => $callback[$name], $names);
    echo 'callback=accepted ', implode(' ', $values), "\n";
} catch (InvalidCallbackException) {
    echo "callback=rejected\n";
}
