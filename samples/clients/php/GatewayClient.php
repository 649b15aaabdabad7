<?php

declare(strict_types=1);

require_once __DIR__ . '/GatewayConnection.php';

/** Client of API v2: signs the bytes of the body and sends exactly those bytes. PHP 8.1 or later, ext-curl. */
final class GatewayClient
{
    private readonly GatewayConnection $connection;
    private readonly string $pointId;
    private readonly string $apiToken;

    public function __construct(
        string $apiUrl,
        string $pointId,
        string $apiToken,
    ) {
        $this->connection = new GatewayConnection($apiUrl);
        $setting = GatewayText::setting(...);
        $this->pointId = $setting('GATEWAY_POINT_ID', $pointId);
        $this->apiToken = $setting('GATEWAY_API_TOKEN', $apiToken);
    }

    public static function fromEnvironment(): self
    {
        return new self(
            (string) getenv('GATEWAY_API_URL'),
            (string) getenv('GATEWAY_POINT_ID'),
            (string) getenv('GATEWAY_API_TOKEN'),
        );
    }

    /**
     * Calls a signed endpoint and returns `response`. With an idempotency key a call that moves money can be sent again after an
     * unknown outcome: it is carried out once.
     *
     * @throws GatewayException the gateway refused the call
     * @throws OutcomeUnknownException nobody knows: call transaction/find
     */
    public function call(string $path, array $body = [], ?string $idempotencyKey = null): array
    {
        $raw = GatewayText::encode($body);
        $timestamp = (string) time();
        $headers = [
            'X-Point-Id: ' . $this->pointId,
            'X-Timestamp: ' . $timestamp,
            'X-Signature: ' . $this->sign($timestamp, $path, $raw),
        ];
        if ($idempotencyKey !== null) {
            $name = 'Idempotency-Key';
            $key = GatewayText::setting($name, $idempotencyKey);
            $headers[] = "$name: $key";
        }
        return $this->connection->post($path, $raw, $headers);
    }

    /** Calls an endpoint that takes a bearer token instead of a signature. */
    public function callWithToken(string $path, string $token, array $body = []): array
    {
        $token = GatewayText::setting('GATEWAY_BEARER_TOKEN', $token);
        return $this->connection->post(
            $path,
            GatewayText::encode($body),
            ["Authorization: Bearer $token"],
        );
    }

    /** X-Signature: lower-case hex of HMAC-SHA256 over `<timestamp>.POST.<path>.<raw body>`. */
    public function sign(string $timestamp, string $path, string $raw): string
    {
        return hash_hmac('sha256', "$timestamp.POST.$path.$raw", $this->apiToken);
    }
}
