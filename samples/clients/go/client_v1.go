package gateway

import (
	"context"
	"crypto/md5"
	"encoding/hex"
	"fmt"
	"os"
	"strconv"
	"sync"
	"time"
)

// ClientV1 calls API v1: credentials travel in the body as `auth`. Go 1.19 or later.
type ClientV1 struct {
	connection connection
	pointID    int64
	apiToken   string

	mutex   sync.Mutex
	lastKey int64
}

func NewClientV1(apiURL, pointID, apiToken string) (*ClientV1, error) {
	apiURL, err1 := setting("GATEWAY_API_URL", apiURL)
	pointID, err2 := setting("GATEWAY_POINT_ID", pointID)
	apiToken, err3 := setting("GATEWAY_API_TOKEN", apiToken)
	id, err4 := strconv.ParseInt(pointID, 10, 64)
	for _, err := range []error{err1, err2, err3, err4} {
		if err != nil {
			return nil, err
		}
	}
	return &ClientV1{
		connection: newConnection(apiURL),
		pointID:    id,
		apiToken:   apiToken,
	}, nil
}

func NewClientV1FromEnvironment() (*ClientV1, error) {
	return NewClientV1(
		os.Getenv("GATEWAY_API_URL"),
		os.Getenv("GATEWAY_POINT_ID"),
		os.Getenv("GATEWAY_API_TOKEN"),
	)
}

// Call calls an endpoint and decodes `response` into response, which may be nil. Calls of one client run one
// after another, so that keys arrive in rising order. Processes that share a point must share one lock, or use v2.
// A refusal is an *Error; when nobody knows the outcome it is an *OutcomeUnknownError.
func (c *ClientV1) Call(ctx context.Context, path string, body map[string]any, response any) error {
	c.mutex.Lock()
	defer c.mutex.Unlock()

	key := c.nextKey()
	signed := map[string]any{
		"auth": map[string]any{"point": c.pointID, "key": key, "hash": c.Hash(key)},
	}
	for name, value := range body {
		signed[name] = value
	}
	raw, err := encode(signed)
	if err != nil {
		return err
	}
	return c.connection.post(ctx, path, raw, nil, response)
}

// Hash is lower-case hex of MD5 over point id, API token and key, joined without separators.
func (c *ClientV1) Hash(key int64) string {
	sum := md5.Sum([]byte(fmt.Sprintf("%d%s%d", c.pointID, c.apiToken, key)))
	return hex.EncodeToString(sum[:])
}

// nextKey is unix time in microseconds, and always greater than the key before it.
func (c *ClientV1) nextKey() int64 {
	key := time.Now().UnixMicro()
	if key <= c.lastKey {
		key = c.lastKey + 1
	}
	c.lastKey = key
	return key
}
