package gateway;

import java.net.http.HttpResponse;

/** The gateway refused the call. Decide by {@link #code()}. */
public final class GatewayException extends RuntimeException {
    private final int code;
    private final int httpStatus;
    private final String field;
    private final String requestId;
    private final String retryAfter;

    GatewayException(int code, String title, Object message, Object field, HttpResponse<?> reply) {
        super(code + " " + title + (message == null ? "" : ": " + message));
        this.code = code;
        this.httpStatus = reply.statusCode();
        this.field = field == null ? null : field.toString();
        this.requestId = reply.headers().firstValue("X-Request-Id").orElse(null);
        this.retryAfter = reply.headers().firstValue("Retry-After").orElse(null);
    }

    public int code() {
        return code;
    }

    public int httpStatus() {
        return httpStatus;
    }

    /** The parameter at fault, or null. */
    public String field() {
        return field;
    }

    /** The header X-Request-Id, or null. */
    public String requestId() {
        return requestId;
    }

    /** The header Retry-After, or null. */
    public String retryAfter() {
        return retryAfter;
    }
}
