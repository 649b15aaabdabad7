# Verifies a v2 callback whose raw body was saved to a file, before
# anything parses it. Settings: GATEWAY_API_TOKEN and, while you rotate
# it, GATEWAY_PREVIOUS_API_TOKEN.
source "$(dirname "${BASH_SOURCE[0]}")/gateway-text.sh"

# How far X-Timestamp may be from this machine's clock.
GATEWAY_TOLERANCE_SECONDS=${GATEWAY_TOLERANCE_SECONDS:-300}

# gateway_verify_callback TIMESTAMP SIGNATURE FILE [NOW]
# TIMESTAMP and SIGNATURE are the headers X-Timestamp and X-Signature.
# NOW is the clock in unix seconds, given in tests. Exit status:
#   0  genuine and fresh
#   1  respond with 401 and do nothing else
#   3  a setting is wrong
gateway_verify_callback() {
  local timestamp=$1 signature=$2 file=$3 now=${4:-$(date +%s)}
  local token age
  gateway_setting GATEWAY_API_TOKEN \
    ${GATEWAY_PREVIOUS_API_TOKEN:+GATEWAY_PREVIOUS_API_TOKEN} || return
  [[ $timestamp =~ ^[0-9]{1,12}$ ]] || return 1
  age=$((now - 10#$timestamp))
  ((${age#-} <= GATEWAY_TOLERANCE_SECONDS)) || return 1
  for token in \
    "$GATEWAY_API_TOKEN" \
    "${GATEWAY_PREVIOUS_API_TOKEN:-}"; do
    [[ -n $token ]] || continue
    _gateway_equal \
      "$(gateway_sign_callback "$token" "$timestamp" "$file")" \
      "$signature" && return 0
  done
  return 1
}

# gateway_sign_callback TOKEN TIMESTAMP FILE
# X-Signature: lower-case hex of HMAC-SHA256 over
# "<timestamp>.callback.<raw body>".
gateway_sign_callback() {
  { printf '%s.callback.' "$2" && cat "$3"; } |
    openssl dgst -sha256 -hmac "$1" -r |
    cut -d ' ' -f 1
}

# bash has no constant-time comparison. Digests under a random key tell
# an attacker nothing by their timing.
_gateway_equal() {
  local key
  key=$(openssl rand -hex 32)
  [[ $(_gateway_digest "$key" "$1") == \
    "$(_gateway_digest "$key" "$2")" ]]
}

_gateway_digest() {
  printf '%s' "$2" | openssl dgst -sha256 -hmac "$1" -r
}
