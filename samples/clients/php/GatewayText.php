<?php

declare(strict_types=1);

/**
 * Text that comes in and goes out: settings and JSON. Every client and
 * the callback verifier use it.
 */
final class GatewayText
{
    private const FORMS = [
        'GATEWAY_API_URL' => 'https?://[A-Za-z0-9._-]+(:[0-9]+)?',
        'GATEWAY_POINT_ID' => '[0-9]{1,15}',
    ];

    /**
     * Escapes of JSON. What is whole is captured: both halves of an
     * emoji, and any other escape. What is not is half an emoji or NUL.
     */
    private const ESCAPES = '/(\\\\ud[89ab]..\\\\ud[c-f]..|\\\\[^u])'
        . '|\\\\u(?:d[89a-f]..|0000)/i';

    /**
     * @return string the setting without the blanks around it
     * @throws InvalidArgumentException it is empty or malformed
     */
    public static function setting(string $name, string $value): string
    {
        $form = self::FORMS[$name] ?? '[!-~]+';
        $pattern = "#\\A[ \\t\\r\\n]*($form)[ \\t\\r\\n]*\\z#";
        if (preg_match($pattern, $value, $found) === 1) {
            return $found[1];
        }
        throw new InvalidArgumentException(
            "$name is empty or does not match $form"
        );
    }

    /**
     * Encodes the body once; the same bytes are signed and sent.
     *
     * @throws InvalidArgumentException half an emoji or a NUL
     *     character, which databases refuse
     */
    public static function encode(array $body): string
    {
        self::refuseBroken('The body', $body);
        return json_encode((object) $body, JSON_THROW_ON_ERROR
            | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    private static function refuseBroken(
        string $name,
        mixed $value,
    ): void {
        if (is_array($value) || is_object($value)) {
            foreach ($value as $key => $item) {
                self::refuseBroken($name, $key);
                self::refuseBroken(is_int($key) ? $name : $key, $item);
            }
        }
        $whole = '/\A[^\0]*\z/u';
        if (is_string($value) && preg_match($whole, $value) !== 1) {
            throw new InvalidArgumentException("$name has half an emoji"
                . ' or a NUL character. Nothing was sent.');
        }
    }

    /**
     * Decodes JSON, with or without a byte order mark. Half an emoji
     * and a NUL character become U+FFFD: the rest can be stored.
     *
     * @throws JsonException it is no JSON
     */
    public static function decode(string $json): mixed
    {
        $whole = preg_replace_callback(
            self::ESCAPES,
            static fn (array $found) => $found[1] ?? "\u{fffd}",
            preg_replace('/\A\xef\xbb\xbf/', '', $json),
        );
        return json_decode($whole, true, 512, JSON_THROW_ON_ERROR
            | JSON_BIGINT_AS_STRING | JSON_INVALID_UTF8_SUBSTITUTE);
    }
}
