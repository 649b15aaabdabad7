package gateway;

/**
 * Nobody knows whether the call was executed. Call transaction/find with the same external_transaction_id
 * before you repeat the call.
 */
public final class OutcomeUnknownException extends RuntimeException {
    OutcomeUnknownException(String path, String reason, Throwable cause) {
        super("POST " + path + ": " + reason + ". The outcome is unknown: "
                + "call transaction/find with the same external_transaction_id before you repeat the call.", cause);
    }
}
