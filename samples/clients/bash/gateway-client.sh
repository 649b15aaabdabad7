# Client of API v2: signs the bytes of the body and sends exactly those bytes.
# Settings: GATEWAY_API_URL, GATEWAY_POINT_ID, GATEWAY_API_TOKEN.
#
#   source gateway-client.sh
#   gateway_call /api/v2/transaction/find <<'JSON'
#   {"external_transaction_id": "order-1001"}
#   JSON
source "$(dirname "${BASH_SOURCE[0]}")/gateway-http.sh"

# gateway_call PATH [IDEMPOTENCY_KEY] < BODY
# Calls a signed endpoint. Prints the response; exit status as gateway_post has it. With an idempotency key a call that moves
# money can be sent again after an unknown outcome: it is carried out once.
gateway_call() {
  local path=$1 IDEMPOTENCY_KEY=${2:-} body timestamp
  body=$(cat)
  gateway_setting GATEWAY_POINT_ID GATEWAY_API_TOKEN \
    ${IDEMPOTENCY_KEY:+IDEMPOTENCY_KEY} || return
  timestamp=$(date +%s)
  gateway_post "$path" "$body" \
    --header "X-Point-Id: $GATEWAY_POINT_ID" \
    --header "X-Timestamp: $timestamp" \
    --header "X-Signature: $(gateway_sign "$timestamp" "$path" "$body")" \
    ${IDEMPOTENCY_KEY:+--header "Idempotency-Key: $IDEMPOTENCY_KEY"}
}

# gateway_call_with_token PATH TOKEN < BODY
# Calls an endpoint that takes a bearer token instead of a signature.
gateway_call_with_token() {
  local path=$1 GATEWAY_BEARER_TOKEN=$2
  gateway_setting GATEWAY_BEARER_TOKEN || return
  gateway_post "$path" "$(cat)" \
    --header "Authorization: Bearer $GATEWAY_BEARER_TOKEN"
}

# gateway_sign TIMESTAMP PATH BODY
# X-Signature: lower-case hex of HMAC-SHA256 over "<timestamp>.POST.<path>.<raw body>".
# openssl takes the token as an argument, which other users of the machine can see while it runs:
# use this client on a machine of your own.
gateway_sign() {
  printf '%s.POST.%s.%s' "$1" "$2" "$3" | openssl dgst -sha256 -hmac "$GATEWAY_API_TOKEN" -r | cut -d ' ' -f 1
}
