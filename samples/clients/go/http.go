// Package gateway signs and sends calls to the payment gateway, and verifies its callbacks.
package gateway

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"
)

// Error is the gateway's refusal of a call. Decide by Code.
type Error struct {
	Code       int
	Title      string
	Message    *string
	Field      string // the parameter at fault, or empty
	HTTPStatus int
	RequestID  string // the header X-Request-Id
	RetryAfter string // the header Retry-After, or empty
}

func (e *Error) Error() string {
	if e.Message == nil {
		return fmt.Sprintf("gateway: %d %s", e.Code, e.Title)
	}
	return fmt.Sprintf("gateway: %d %s: %s", e.Code, e.Title, *e.Message)
}

// OutcomeUnknownError says that nobody knows whether the call was executed. Call transaction/find with the
// same external_transaction_id before you repeat the call.
type OutcomeUnknownError struct {
	Path   string
	Reason error
}

func (e *OutcomeUnknownError) Error() string {
	return fmt.Sprintf("gateway: POST %s: %v; the outcome is unknown: call transaction/find with the same "+
		"external_transaction_id before you repeat the call", e.Path, e.Reason)
}

func (e *OutcomeUnknownError) Unwrap() error { return e.Reason }

// connection sends one POST and reads the envelope {error, response}. Both clients use it.
type connection struct {
	apiURL string
	http   *http.Client
}

func newConnection(apiURL string) connection {
	return connection{apiURL, &http.Client{
		// How long this client waits. A time-out is not a decline: the outcome is unknown.
		Timeout:       60 * time.Second,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// post sends body, byte for byte, and decodes the `response` of the envelope into response.
func (c connection) post(ctx context.Context, path string, body []byte, headers map[string]string, response any) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.apiURL+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	reply, err := c.http.Do(request)
	if err != nil {
		return &OutcomeUnknownError{path, err}
	}
	defer reply.Body.Close()
	text, err := io.ReadAll(reply.Body)
	if err != nil {
		return &OutcomeUnknownError{path, err}
	}
	return readEnvelope(path, reply, text, response)
}

func readEnvelope(path string, reply *http.Response, text []byte, response any) error {
	var envelope struct {
		Error struct {
			Code    *int    `json:"code"`
			Title   string  `json:"title"`
			Message *string `json:"message"`
			Field   string  `json:"field"`
		} `json:"error"`
		Response json.RawMessage `json:"response"`
	}
	err := decode(text, &envelope)
	if err != nil || envelope.Error.Code == nil {
		return &OutcomeUnknownError{path, fmt.Errorf("HTTP %d without the gateway's JSON", reply.StatusCode)}
	}
	refusal := &Error{*envelope.Error.Code, envelope.Error.Title, envelope.Error.Message, envelope.Error.Field,
		reply.StatusCode, reply.Header.Get("X-Request-Id"), reply.Header.Get("Retry-After")}
	switch refusal.Code {
	case 0:
		if response == nil {
			return nil
		}
		return decode(envelope.Response, response)
	case 13, 17, 217, 300, 301: // the call may or may not have been executed
		return &OutcomeUnknownError{path, refusal}
	default:
		return refusal
	}
}
