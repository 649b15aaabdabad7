package gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Client of API v2: signs the bytes of the body and sends exactly those bytes. Java 17 or later. */
public final class GatewayClient {
    private final GatewayConnection connection;
    private final String pointId;
    private final String apiToken;

    public GatewayClient(String apiUrl, String pointId, String apiToken) {
        this.connection = new GatewayConnection(apiUrl);
        this.pointId = Setting.of("GATEWAY_POINT_ID", pointId);
        this.apiToken = Setting.of("GATEWAY_API_TOKEN", apiToken);
    }

    public static GatewayClient fromEnvironment() {
        return new GatewayClient(
                System.getenv("GATEWAY_API_URL"),
                System.getenv("GATEWAY_POINT_ID"),
                System.getenv("GATEWAY_API_TOKEN"));
    }

    /**
     * Calls a signed endpoint and returns {@code response}.
     *
     * @throws GatewayException the gateway refused the call
     * @throws OutcomeUnknownException nobody knows: call transaction/find
     */
    public Map<String, Object> call(String path, Map<String, ?> body) {
        byte[] raw = Json.write(body).getBytes(UTF_8);
        String timestamp = String.valueOf(Instant.now().getEpochSecond());
        return connection.post(path, raw,
                "X-Point-Id", pointId,
                "X-Timestamp", timestamp,
                "X-Signature", sign(timestamp, path, raw));
    }

    /**
     * The same for a call that moves money, which can then be sent again after an unknown outcome: with one idempotency key it is
     * carried out once.
     */
    public Map<String, Object> callOnce(String path, Map<String, ?> body, String idempotencyKey) {
        byte[] raw = Json.write(body).getBytes(UTF_8);
        String timestamp = String.valueOf(Instant.now().getEpochSecond());
        return connection.post(path, raw,
                "X-Point-Id", pointId,
                "X-Timestamp", timestamp,
                "X-Signature", sign(timestamp, path, raw),
                "Idempotency-Key",
                Setting.of("Idempotency-Key", idempotencyKey));
    }

    /** Calls an endpoint that takes a bearer token instead of a signature. */
    public Map<String, Object> callWithToken(String path, String token, Map<String, ?> body) {
        byte[] raw = Json.write(body).getBytes(UTF_8);
        String bearer = Setting.of("GATEWAY_BEARER_TOKEN", token);
        return connection.post(
                path, raw, "Authorization", "Bearer " + bearer);
    }

    /** X-Signature: lower-case hex of HMAC-SHA256 over {@code <timestamp>.POST.<path>.<raw body>}. */
    public String sign(String timestamp, String path, byte[] raw) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(apiToken.getBytes(UTF_8), "HmacSHA256"));
            mac.update((timestamp + ".POST." + path + ".").getBytes(UTF_8));
            return HexFormat.of().formatHex(mac.doFinal(raw));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every JDK has HmacSHA256", e);
        }
    }
}
