<?php

declare(strict_types=1);

require_once __DIR__ . '/GatewayText.php';

/**
 * The request is not a genuine, fresh callback. Respond with 401 and do
 * nothing else.
 */
final class InvalidCallbackException extends RuntimeException
{
}

/**
 * Verifies a v2 callback over its raw bytes, before anything parses
 * them. PHP 8.1 or later.
 */
final class CallbackVerifier
{
    /** @var non-empty-list<string> */
    private readonly array $tokens;

    /**
     * @param non-empty-list<string> $tokens the point's API token;
     *     while you rotate it, the new and the old one
     * @param int $toleranceSeconds how far X-Timestamp may be from this
     *     server's clock
     * @param Closure(): int|null $now clock in unix seconds, replaced
     *     in tests
     */
    public function __construct(
        array $tokens,
        private readonly int $toleranceSeconds = 300,
        private readonly ?Closure $now = null,
    ) {
        if ($tokens === []) {
            throw new InvalidArgumentException(
                'At least one API token is needed',
            );
        }
        $name = 'GATEWAY_API_TOKEN or GATEWAY_PREVIOUS_API_TOKEN';
        $this->tokens = array_map(
            static fn ($token) => GatewayText::setting($name, $token),
            $tokens,
        );
    }

    public static function fromEnvironment(): self
    {
        $current = (string) getenv('GATEWAY_API_TOKEN');
        $previous = getenv('GATEWAY_PREVIOUS_API_TOKEN');
        return new self([$current, ...array_filter([$previous])]);
    }

    /**
     * @param string $rawBody the body as received, from php://input
     * @param string|null $timestamp header X-Timestamp
     * @param string|null $signature header X-Signature
     * @return array<string, mixed> the parsed callback
     * @throws InvalidCallbackException
     */
    public function verify(
        string $rawBody,
        ?string $timestamp,
        ?string $signature,
    ): array {
        if (preg_match('/\A[0-9]{1,12}\z/', $timestamp ?? '') !== 1) {
            throw new InvalidCallbackException(
                'X-Timestamp is missing or malformed',
            );
        }
        $now = $this->now === null ? time() : ($this->now)();
        if (abs($now - (int) $timestamp) > $this->toleranceSeconds) {
            throw new InvalidCallbackException(
                'X-Timestamp is outside the tolerance',
            );
        }
        foreach ($this->tokens as $token) {
            $expected = hash_hmac(
                'sha256',
                "$timestamp.callback.$rawBody",
                $token,
            );
            if (hash_equals($expected, $signature ?? '')) {
                return GatewayText::decode($rawBody);
            }
        }
        throw new InvalidCallbackException(
            'X-Signature does not match the body',
        );
    }
}
