<?php

declare(strict_types=1);

require_once __DIR__ . '/GatewayText.php';

/** The gateway refused the call. Decide by getCode(). Two headers come with it, or null: $requestId, $retryAfter. */
final class GatewayException extends RuntimeException
{
    public function __construct(
        int $code,
        public readonly string $title,
        ?string $details,
        public readonly int $httpStatus,
        public readonly ?string $field = null,
        public readonly ?string $requestId = null,
        public readonly ?string $retryAfter = null,
    ) {
        parent::__construct("$code $title" . ($details === null ? '' : ": $details"), $code);
    }
}

/**
 * Nobody knows whether the call was executed.
 * Call transaction/find with the same external_transaction_id before you repeat the call.
 */
final class OutcomeUnknownException extends RuntimeException
{
    public function __construct(string $path, string $reason, ?GatewayException $cause = null)
    {
        parent::__construct(
            "POST $path: $reason. The outcome is unknown: "
            . 'call transaction/find with the same external_transaction_id before you repeat the call.',
            previous: $cause,
        );
    }
}

/** Sends one POST and reads the envelope {error, response}. Used by the v2 client and the v1 client. */
final class GatewayConnection
{
    /** How long this client waits for a response. A time-out is not a decline: the outcome is unknown. */
    private const TIMEOUT_SECONDS = 60;

    /** After these codes the call may or may not have been executed. */
    private const OUTCOME_UNKNOWN_CODES = [13, 17, 217, 300, 301];

    private readonly string $apiUrl;

    public function __construct(string $apiUrl)
    {
        $name = 'GATEWAY_API_URL';
        $this->apiUrl = GatewayText::setting($name, $apiUrl);
    }

    /**
     * Posts $body, byte for byte, and returns the `response` of the envelope.
     *
     * @param list<string> $headers
     */
    public function post(string $path, string $body, array $headers = []): array
    {
        $received = [];
        $request = curl_init($this->apiUrl . $path);
        curl_setopt_array($request, [
            CURLOPT_POST => true,
            CURLOPT_POSTFIELDS => $body,
            CURLOPT_HTTPHEADER => ['Content-Type: application/json', ...$headers],
            CURLOPT_ENCODING => '', // reads all that it can unpack
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_HEADERFUNCTION => static function ($request, string $line) use (&$received): int {
                [$name, $value] = [...explode(':', $line, 2), ''];
                $received[strtolower($name)] = trim($value);
                return strlen($line);
            },
            CURLOPT_TIMEOUT => self::TIMEOUT_SECONDS,
        ]);
        $reply = curl_exec($request);
        if ($reply === false) {
            throw new OutcomeUnknownException($path, 'no complete response (' . curl_error($request) . ')');
        }
        return self::readEnvelope($path, curl_getinfo($request, CURLINFO_RESPONSE_CODE), $received, $reply);
    }

    /** @param array<string, string> $headers of the response, their names in small letters */
    private static function readEnvelope(string $path, int $httpStatus, array $headers, string $text): array
    {
        try {
            $envelope = GatewayText::decode($text);
        } catch (JsonException) {
            $envelope = null;
        }
        $error = is_array($envelope) ? ($envelope['error'] ?? null) : null;
        if (!is_int($error['code'] ?? null)) {
            throw new OutcomeUnknownException($path, "HTTP $httpStatus without the gateway's JSON");
        }
        if ($error['code'] === 0) {
            return $envelope['response'] ?? [];
        }
        $refusal = new GatewayException(
            $error['code'],
            $error['title'] ?? '',
            $error['message'] ?? null,
            $httpStatus,
            $error['field'] ?? null,
            $headers['x-request-id'] ?? null,
            $headers['retry-after'] ?? null,
        );
        if (in_array($error['code'], self::OUTCOME_UNKNOWN_CODES, true)) {
            throw new OutcomeUnknownException($path, "error {$error['code']}", $refusal);
        }
        throw $refusal;
    }
}
