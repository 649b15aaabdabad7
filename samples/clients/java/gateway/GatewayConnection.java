package gateway;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/** Sends one POST and reads the envelope {error, response}. Used by the v2 client and the v1 client. */
final class GatewayConnection {
    /** How long this client waits for a response. A time-out is not a decline: the outcome is unknown. */
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    /** After these codes the call may or may not have been executed. */
    private static final Set<Integer> OUTCOME_UNKNOWN_CODES = Set.of(13, 17, 217, 300, 301);

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(TIMEOUT)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    private final String apiUrl;

    GatewayConnection(String apiUrl) {
        this.apiUrl = Setting.of("GATEWAY_API_URL", apiUrl);
    }

    /**
     * Posts {@code body}, byte for byte, and returns the {@code response} object of the envelope.
     *
     * @param headers names and values in turn
     */
    Map<String, Object> post(String path, byte[] body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(apiUrl + path))
                .timeout(TIMEOUT)
                .header("Content-Type", "application/json")
                .header("Accept-Encoding", "gzip")
                .POST(BodyPublishers.ofByteArray(body));
        if (headers.length > 0) request.headers(headers);
        try {
            HttpResponse<byte[]> reply = http.send(
                    request.build(), BodyHandlers.ofByteArray());
            return readEnvelope(path, reply, unpacked(reply));
        } catch (IOException e) {
            throw new OutcomeUnknownException(path, "no complete response", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new OutcomeUnknownException(path, "interrupted while waiting for the response", e);
        }
    }

    private static byte[] unpacked(HttpResponse<byte[]> reply)
            throws IOException {
        byte[] body = reply.body();
        boolean isPacked = reply.headers()
                .firstValue("Content-Encoding")
                .filter("gzip"::equalsIgnoreCase)
                .isPresent();
        if (!isPacked) return body;
        InputStream packed = new ByteArrayInputStream(body);
        return new GZIPInputStream(packed).readAllBytes();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> readEnvelope(
            String path, HttpResponse<?> reply, byte[] text) {
        Map<String, Object> envelope;
        Map<String, Object> error;
        int code;
        try {
            envelope = (Map<String, Object>) Json.parse(text);
            error = (Map<String, Object>) envelope.get("error");
            code = Math.toIntExact((Long) error.get("code"));
        } catch (IllegalArgumentException | ClassCastException | NullPointerException | ArithmeticException e) {
            throw new OutcomeUnknownException(path, "HTTP " + reply.statusCode() + " without the gateway's JSON", e);
        }
        if (code == 0) return (Map<String, Object>) envelope.get("response");
        GatewayException refusal = new GatewayException(
                code, String.valueOf(error.get("title")), error.get("message"), error.get("field"), reply);
        if (OUTCOME_UNKNOWN_CODES.contains(code)) {
            throw new OutcomeUnknownException(path, "error " + code + " " + error.get("title"), refusal);
        }
        throw refusal;
    }
}
