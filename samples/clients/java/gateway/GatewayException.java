package gateway;

/** The gateway refused the call. Decide by {@link #code()}. */
public final class GatewayException extends RuntimeException {
    private final int code;
    private final int httpStatus;
    private final String field;

    GatewayException(int code, String title, Object message, int httpStatus, Object field) {
        super(code + " " + title + (message == null ? "" : ": " + message));
        this.code = code;
        this.httpStatus = httpStatus;
        this.field = field == null ? null : field.toString();
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
}
