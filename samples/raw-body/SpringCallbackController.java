package shop;

import gateway.CallbackVerifier;
import gateway.CallbackVerifier.InvalidCallbackException;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

// With Spring Security, exclude this path from CSRF protection:
// the signature takes its place.
@RestController
class SpringCallbackController {
    private final CallbackVerifier verifier =
            CallbackVerifier.fromEnvironment();
    // Yours: storeOnce does nothing when this id and revision are
    // already stored.
    private final Orders orders;

    SpringCallbackController(Orders orders) {
        this.orders = orders;
    }

    // byte[], not a class of yours: Jackson would parse before the
    // signature is checked.
    @PostMapping("/callbacks/gateway")
    ResponseEntity<Void> receive(
            @RequestBody byte[] rawBody,
            @RequestHeader(name = "X-Timestamp", required = false)
                    String timestamp,
            @RequestHeader(name = "X-Signature", required = false)
                    String signature) {
        try {
            orders.storeOnce(
                    verifier.verify(rawBody, timestamp, signature));
        } catch (InvalidCallbackException e) {
            return ResponseEntity.status(401).build();
        }
        return ResponseEntity.noContent().build();
    }
}
