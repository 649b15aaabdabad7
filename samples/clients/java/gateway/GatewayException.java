package gateway;

/** The gateway refused the call. Decide by {@link #code()}. */
public final class GatewayException extends RuntimeException {
    private final int code;
    private final int httpStatus;

    GatewayException(int code, String title, Object message, int httpStatus) {
        super(code + " " + title + (message == null ? "" : ": " + message));
        this.code = code;
        this.httpStatus = httpStatus;
    }

    public int code() {
        return code;
    }

    public int httpStatus() {
        return httpStatus;
    }
}
