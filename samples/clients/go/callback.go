package gateway

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"regexp"
	"strconv"
	"time"
)

// ErrInvalidCallback says that the request is not a genuine, fresh
// callback. Respond with 401 and do nothing else.
var ErrInvalidCallback = errors.New("gateway: invalid callback")

var timestampPattern = regexp.MustCompile(`^[0-9]{1,12}$`)

// Callback has the members of a callback that every receiver needs.
// Read the whole transaction with find.
type Callback struct {
	ID                    int64  `json:"id"`
	ExternalTransactionID string `json:"external_transaction_id"`
	Status                int    `json:"status"`
	Revision              int64  `json:"revision"`
}

// CallbackVerifier verifies a v2 callback over its raw bytes, before
// anything parses them.
type CallbackVerifier struct {
	// The point's API token; while you rotate it, the new and the old
	// one.
	Tokens []string
	// How far X-Timestamp may be from this server's clock.
	Tolerance time.Duration
	// Replaced in tests.
	Now func() time.Time
}

func NewCallbackVerifierFromEnvironment() (*CallbackVerifier, error) {
	var tokens []string
	names := []string{"GATEWAY_API_TOKEN", "GATEWAY_PREVIOUS_API_TOKEN"}
	for _, name := range names {
		value := os.Getenv(name)
		if value == "" && len(tokens) > 0 {
			break // no token is being rotated
		}
		token, err := setting(name, value)
		if err != nil {
			return nil, err
		}
		tokens = append(tokens, token)
	}
	return &CallbackVerifier{tokens, 5 * time.Minute, time.Now}, nil
}

// Verify takes the raw body and the headers X-Timestamp and
// X-Signature, and returns the parsed callback.
func (v *CallbackVerifier) Verify(
	rawBody []byte,
	timestamp, signature string,
) (*Callback, error) {
	if !timestampPattern.MatchString(timestamp) {
		return nil, ErrInvalidCallback
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil {
		return nil, ErrInvalidCallback
	}
	age := v.Now().Sub(time.Unix(seconds, 0))
	if age > v.Tolerance || age < -v.Tolerance {
		return nil, ErrInvalidCallback
	}
	for _, token := range v.Tokens {
		expected := signCallback(token, timestamp, rawBody)
		if hmac.Equal([]byte(expected), []byte(signature)) {
			var callback Callback
			return &callback, decode(rawBody, &callback)
		}
	}
	return nil, ErrInvalidCallback
}

func signCallback(token, timestamp string, rawBody []byte) string {
	mac := hmac.New(sha256.New, []byte(token))
	mac.Write([]byte(timestamp + ".callback."))
	mac.Write(rawBody)
	return hex.EncodeToString(mac.Sum(nil))
}
