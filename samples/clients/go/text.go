package gateway

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
)

// Text that comes in and goes out: settings and JSON. Every client and
// the callback verifier use it.

var forms = map[string]string{
	"GATEWAY_API_URL":  `https?://[A-Za-z0-9._-]+(:[0-9]+)?`,
	"GATEWAY_POINT_ID": `[0-9]{1,15}`,
}

// escapes of JSON. What is broken is captured: half an emoji, which Go
// writes as \ufffd, or a NUL character. Both halves are whole.
var escapes = regexp.MustCompile(
	`(?i)\\(?:ud[89ab]..\\ud[c-f]..|u(d[89a-f]..|fffd|0000)|.)`)

var names = regexp.MustCompile(`"([^"\\]*)":`)

// setting returns a setting without the blanks around it. That it is
// empty or malformed is an error.
func setting(name, value string) (string, error) {
	form, isKnown := forms[name]
	if !isKnown {
		form = `[!-~]+`
	}
	whole := regexp.MustCompile(`^[ \t\r\n]*(` + form + `)[ \t\r\n]*$`)
	found := whole.FindStringSubmatch(value)
	if found == nil {
		return "", fmt.Errorf(
			"gateway: %s is empty or does not match %s", name, form)
	}
	return found[1], nil
}

// encode returns the JSON of body once; the same bytes are signed and
// sent. Half an emoji and a NUL character are an error, because
// databases refuse them.
func encode(body any) ([]byte, error) {
	var buffer bytes.Buffer
	encoder := json.NewEncoder(&buffer)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(body); err != nil {
		return nil, err
	}
	text := bytes.TrimRight(buffer.Bytes(), "\n")
	for _, found := range escapes.FindAllSubmatchIndex(text, -1) {
		if isBroken := found[2] >= 0; isBroken {
			name := lastName(text[:found[0]])
			return nil, fmt.Errorf("gateway: %s has half an emoji "+
				"or a NUL character; nothing was sent", name)
		}
	}
	return text, nil
}

func lastName(text []byte) string {
	name := "The body"
	for _, found := range names.FindAllSubmatch(text, -1) {
		name = string(found[1])
	}
	return name
}

// decode reads JSON, with or without a byte order mark. Half an emoji
// and a NUL character become U+FFFD, so that the rest can be stored.
// Whole numbers stay whole: in an `any` they are a json.Number.
func decode(text []byte, value any) error {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	text = escapes.ReplaceAllFunc(text, func(escape []byte) []byte {
		if string(escape) == `\u0000` {
			return []byte("\ufffd")
		}
		return escape // encoding/json does the same with half an emoji
	})
	if !json.Valid(text) {
		return fmt.Errorf("gateway: this is no JSON")
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	return decoder.Decode(value)
}
