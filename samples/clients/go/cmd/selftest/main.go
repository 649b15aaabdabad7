// Command selftest prints what the clients compute for the test vector in the environment (VECTOR_*),
// one value per line.
package main

import (
	"errors"
	"fmt"
	"log"
	"os"
	"strconv"
	"strings"
	"time"

	gateway "shop.example/gateway"
)

func main() {
	v1, err := gateway.NewClientV1FromEnvironment()
	check(err)
	fmt.Println("v1_hash=" + v1.Hash(number("KEY")))

	v2, err := gateway.NewClientFromEnvironment()
	check(err)
	fmt.Println("v2_signature=" + v2.Sign(vector("TIMESTAMP"), vector("PATH"), []byte(vector("BODY"))))

	current, previous, _ := strings.Cut(vector("CALLBACK_TOKENS"), ",")
	check(os.Setenv("GATEWAY_API_TOKEN", current))
	check(os.Setenv("GATEWAY_PREVIOUS_API_TOKEN", previous))
	verifier, err := gateway.NewCallbackVerifierFromEnvironment()
	check(err)
	now := time.Unix(number("NOW"), 0)
	verifier.Now = func() time.Time { return now }
	callback, err := verifier.Verify(
		[]byte(vector("CALLBACK_BODY")), vector("CALLBACK_TIMESTAMP"), vector("CALLBACK_SIGNATURE"))
	if errors.Is(err, gateway.ErrInvalidCallback) {
		fmt.Println("callback=rejected")
		return
	}
	check(err)
	fmt.Println("callback=accepted",
		callback.ID, callback.Revision, callback.ExternalTransactionID)
}

func vector(name string) string { return os.Getenv("VECTOR_" + name) }

func number(name string) int64 {
	value, err := strconv.ParseInt(vector(name), 10, 64)
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
