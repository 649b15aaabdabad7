package main

import (
	"io"
	"log"
	"net/http"

	gateway "shop.example/gateway"
)

// callbackHandler verifies the raw bytes before it decodes them.
// storeOnce is yours: it does nothing when this id and revision are
// already stored.
func callbackHandler(
	verifier *gateway.CallbackVerifier,
	storeOnce func(*gateway.Callback) error,
) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		rawBody, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		if err != nil {
			http.Error(w, "cannot read the body", http.StatusBadRequest)
			return
		}
		callback, err := verifier.Verify(
			rawBody,
			r.Header.Get("X-Timestamp"),
			r.Header.Get("X-Signature"),
		)
		if err != nil {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		if err := storeOnce(callback); err != nil {
			log.Print(err)
			// The gateway delivers it again.
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	}
}
