<?php

declare(strict_types=1);

require_once __DIR__ . '/GatewayConnection.php';

/** Client of API v1: credentials travel in the body as `auth`. PHP 8.1 or later, ext-curl. */
final class GatewayClientV1
{
    private readonly GatewayConnection $connection;
    private readonly int $pointId;
    private readonly string $apiToken;
    private int $lastKey = 0;

    public function __construct(
        string $apiUrl,
        string $pointId,
        string $apiToken,
    ) {
        $this->connection = new GatewayConnection($apiUrl);
        $setting = GatewayText::setting(...);
        $this->pointId = (int) $setting('GATEWAY_POINT_ID', $pointId);
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
     * Calls an endpoint and returns `response`. Keys must arrive in rising order: when several workers
     * share a point, let one queue make the calls, or use v2.
     *
     * @throws GatewayException the gateway refused the call
     * @throws OutcomeUnknownException nobody knows: call transaction/find
     */
    public function call(string $path, array $body = []): array
    {
        $key = $this->nextKey();
        $auth = ['point' => $this->pointId, 'key' => $key, 'hash' => $this->hash($key)];
        $raw = GatewayText::encode(['auth' => $auth] + $body);
        return $this->connection->post($path, $raw);
    }

    /** hash: lower-case hex of MD5 over point id, API token and key, joined without separators. */
    public function hash(int $key): string
    {
        return md5($this->pointId . $this->apiToken . $key);
    }

    /** Unix time in microseconds, and always greater than the key before it. */
    private function nextKey(): int
    {
        return $this->lastKey = max((int) (microtime(true) * 1_000_000), $this->lastKey + 1);
    }
}
