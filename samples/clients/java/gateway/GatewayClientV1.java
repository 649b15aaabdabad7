package gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** Client of API v1: credentials travel in the body as {@code auth}. Java 17 or later. */
public final class GatewayClientV1 {
    private final GatewayConnection connection;
    private final long pointId;
    private final String apiToken;
    private long lastKey;

    public GatewayClientV1(
            String apiUrl, String pointId, String apiToken) {
        this.connection = new GatewayConnection(apiUrl);
        String id = Setting.of("GATEWAY_POINT_ID", pointId);
        this.pointId = Long.parseLong(id);
        this.apiToken = Setting.of("GATEWAY_API_TOKEN", apiToken);
    }

    public static GatewayClientV1 fromEnvironment() {
        return new GatewayClientV1(
                System.getenv("GATEWAY_API_URL"),
                System.getenv("GATEWAY_POINT_ID"),
                System.getenv("GATEWAY_API_TOKEN"));
    }

    /**
     * Calls an endpoint and returns {@code response}. Calls of one client run one after another, so that keys
     * arrive in rising order. Processes that share a point must share one lock, or use v2.
     *
     * @throws GatewayException the gateway refused the call
     * @throws OutcomeUnknownException nobody knows: call transaction/find
     */
    public synchronized Map<String, Object> call(String path, Map<String, ?> body) {
        long key = nextKey();
        Map<String, Object> signed = new LinkedHashMap<>();
        signed.put("auth", Json.object("point", pointId, "key", key, "hash", hash(key)));
        signed.putAll(body);
        return connection.post(path, Json.write(signed).getBytes(UTF_8));
    }

    /** hash: lower-case hex of MD5 over point id, API token and key, joined without separators. */
    public String hash(long key) {
        try {
            byte[] text = (pointId + apiToken + key).getBytes(UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(text));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has MD5", e);
        }
    }

    /** Unix time in microseconds, and always greater than the key before it. */
    private long nextKey() {
        lastKey = Math.max(ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now()), lastKey + 1);
        return lastKey;
    }
}
