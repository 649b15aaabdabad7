package gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/** Prints what the clients compute for the test vector in the environment (VECTOR_*), one value per line. */
public final class SelfTest {
    public static void main(String[] args) {
        System.out.println("v1_hash=" + GatewayClientV1.fromEnvironment().hash(Long.parseLong(vector("KEY"))));
        System.out.println("v2_signature=" + GatewayClient.fromEnvironment()
                .sign(vector("TIMESTAMP"), vector("PATH"), vector("BODY").getBytes(UTF_8)));

        Clock clock = Clock.fixed(Instant.ofEpochSecond(Long.parseLong(vector("NOW"))), ZoneOffset.UTC);
        List<String> tokens = List.of(vector("CALLBACK_TOKENS").split(","));
        CallbackVerifier verifier = new CallbackVerifier(tokens, Duration.ofMinutes(5), clock);
        try {
            Map<String, Object> callback = verifier.verify(vector("CALLBACK_BODY").getBytes(UTF_8),
                    vector("CALLBACK_TIMESTAMP"), vector("CALLBACK_SIGNATURE"));
            System.out.println("callback=accepted " + callback.get("id")
                    + " " + callback.get("revision")
                    + " " + callback.get("external_transaction_id"));
        } catch (CallbackVerifier.InvalidCallbackException e) {
            System.out.println("callback=rejected");
        }
    }

    private static String vector(String name) {
        return System.getenv("VECTOR_" + name);
    }
}
