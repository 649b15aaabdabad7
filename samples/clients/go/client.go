package gateway

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"strconv"
	"time"
)

// Client calls API v2: it signs the bytes of the body and sends exactly those bytes. Go 1.19 or later.
type Client struct {
	connection connection
	pointID    string
	apiToken   string
}

func NewClient(apiURL, pointID, apiToken string) (*Client, error) {
	apiURL, err1 := setting("GATEWAY_API_URL", apiURL)
	pointID, err2 := setting("GATEWAY_POINT_ID", pointID)
	apiToken, err3 := setting("GATEWAY_API_TOKEN", apiToken)
	for _, err := range []error{err1, err2, err3} {
		if err != nil {
			return nil, err
		}
	}
	return &Client{newConnection(apiURL), pointID, apiToken}, nil
}

func NewClientFromEnvironment() (*Client, error) {
	return NewClient(
		os.Getenv("GATEWAY_API_URL"),
		os.Getenv("GATEWAY_POINT_ID"),
		os.Getenv("GATEWAY_API_TOKEN"),
	)
}

// Call calls a signed endpoint and decodes `response` into response, which may be nil.
// A refusal is an *Error; when nobody knows the outcome it is an *OutcomeUnknownError.
func (c *Client) Call(ctx context.Context, path string, body, response any) error {
	return c.CallOnce(ctx, path, "", body, response)
}

// CallOnce is Call for a call that moves money, which can then be sent again after an unknown outcome: with one
// idempotency key it is carried out once.
func (c *Client) CallOnce(ctx context.Context, path, idempotencyKey string, body, response any) error {
	raw, err := encode(body)
	if err != nil {
		return err
	}
	timestamp := strconv.FormatInt(time.Now().Unix(), 10)
	headers := map[string]string{
		"X-Point-Id":  c.pointID,
		"X-Timestamp": timestamp,
		"X-Signature": c.Sign(timestamp, path, raw),
	}
	if idempotencyKey != "" {
		key, err := setting("Idempotency-Key", idempotencyKey)
		if err != nil {
			return err
		}
		headers["Idempotency-Key"] = key
	}
	return c.connection.post(ctx, path, raw, headers, response)
}

// CallWithToken calls an endpoint that takes a bearer token instead of a signature.
func (c *Client) CallWithToken(ctx context.Context, path, token string, body, response any) error {
	token, err := setting("GATEWAY_BEARER_TOKEN", token)
	if err != nil {
		return err
	}
	raw, err := encode(body)
	if err != nil {
		return err
	}
	headers := map[string]string{"Authorization": "Bearer " + token}
	return c.connection.post(ctx, path, raw, headers, response)
}

// Sign returns X-Signature: lower-case hex of HMAC-SHA256 over "<timestamp>.POST.<path>.<raw body>".
func (c *Client) Sign(timestamp, path string, raw []byte) string {
	mac := hmac.New(sha256.New, []byte(c.apiToken))
	mac.Write([]byte(timestamp + ".POST." + path + "."))
	mac.Write(raw)
	return hex.EncodeToString(mac.Sum(nil))
}
