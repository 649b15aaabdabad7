package gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Verifies a v2 callback over its raw bytes, before anything parses
 * them. Java 17 or later.
 */
public final class CallbackVerifier {
    /**
     * The request is not a genuine, fresh callback. Respond with 401
     * and do nothing else.
     */
    public static final class InvalidCallbackException
            extends Exception {
        InvalidCallbackException(String message) {
            super(message);
        }
    }

    private final List<String> tokens;
    private final Duration tolerance;
    private final Clock clock;

    /**
     * @param tokens the point's API token; while you rotate it, the new
     *     and the old one
     * @param tolerance how far X-Timestamp may be from this server's
     *     clock
     * @param clock replaced in tests
     */
    public CallbackVerifier(
            List<String> tokens, Duration tolerance, Clock clock) {
        if (tokens.isEmpty()) {
            throw new IllegalArgumentException(
                    "At least one API token is needed");
        }
        String name = "GATEWAY_API_TOKEN or GATEWAY_PREVIOUS_API_TOKEN";
        this.tokens = tokens.stream()
                .map(token -> Setting.of(name, token))
                .toList();
        this.tolerance = tolerance;
        this.clock = clock;
    }

    public static CallbackVerifier fromEnvironment() {
        List<String> tokens = new ArrayList<>();
        tokens.add(System.getenv("GATEWAY_API_TOKEN"));
        String previous = System.getenv("GATEWAY_PREVIOUS_API_TOKEN");
        if (previous != null && !previous.isEmpty()) {
            tokens.add(previous);
        }
        return new CallbackVerifier(
                tokens, Duration.ofMinutes(5), Clock.systemUTC());
    }

    /**
     * @param rawBody the body as received
     * @param timestamp header X-Timestamp, or null
     * @param signature header X-Signature, or null
     * @return the parsed callback
     */
    @SuppressWarnings("unchecked")
    public Map<String, Object> verify(
            byte[] rawBody, String timestamp, String signature)
            throws InvalidCallbackException {
        if (timestamp == null || !timestamp.matches("[0-9]{1,12}")) {
            throw new InvalidCallbackException(
                    "X-Timestamp is missing or malformed");
        }
        long age = clock.instant().getEpochSecond()
                - Long.parseLong(timestamp);
        if (Math.abs(age) > tolerance.toSeconds()) {
            throw new InvalidCallbackException(
                    "X-Timestamp is outside the tolerance");
        }
        byte[] received = Objects.requireNonNullElse(signature, "")
                .getBytes(UTF_8);
        if (tokens.stream()
                .noneMatch(token -> MessageDigest.isEqual(
                        sign(token, timestamp, rawBody), received))) {
            throw new InvalidCallbackException(
                    "X-Signature does not match the body");
        }
        return (Map<String, Object>) Json.parse(rawBody);
    }

    private static byte[] sign(
            String token, String timestamp, byte[] rawBody) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(
                    token.getBytes(UTF_8), "HmacSHA256"));
            mac.update((timestamp + ".callback.").getBytes(UTF_8));
            return HexFormat.of()
                    .formatHex(mac.doFinal(rawBody))
                    .getBytes(UTF_8);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(
                    "Every JDK has HmacSHA256", e);
        }
    }
}
