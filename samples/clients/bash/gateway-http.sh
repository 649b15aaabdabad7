# Sends one POST and reads the envelope {error, response}. Sourced by the v2 client and the v1 client.
# Needs bash 5 or later, curl and openssl.
source "$(dirname "${BASH_SOURCE[0]}")/gateway-text.sh"

# How long this client waits for a response. A time-out is not a decline: the outcome is unknown.
GATEWAY_TIMEOUT_SECONDS=60

# gateway_post PATH BODY [curl options...]
# Posts BODY, byte for byte, and prints the response. With GATEWAY_HEADERS_FILE its headers go into this file.
# Exit status:
#   0  error.code is 0
#   1  the gateway refused the call: read error.code in the response
#   2  nobody knows whether the call was executed: call transaction/find with the same external_transaction_id
#   3  nothing was sent: a setting or a text of the body is wrong
gateway_post() {
  local path=$1 body=$2 reply
  shift 2
  gateway_setting GATEWAY_API_URL && gateway_whole "$body" || return
  # The body goes through a pipe: card data never stands in the list of processes.
  if ! reply=$(printf '%s' "$body" | curl --silent --show-error \
    --compressed --max-time "$GATEWAY_TIMEOUT_SECONDS" --request POST \
    "$GATEWAY_API_URL$path" --header 'Content-Type: application/json' \
    ${GATEWAY_HEADERS_FILE:+--dump-header "$GATEWAY_HEADERS_FILE"} \
    "$@" --data-binary @-); then
    _gateway_outcome_unknown "$path" 'no complete response'
    return
  fi

  reply=${reply#$'\xef\xbb\xbf'} # a byte order mark
  printf '%s\n' "$reply"
  local envelope='^[[:space:]]*\{[[:space:]]*"error"[[:space:]]*:[[:space:]]*\{[[:space:]]*"code"[[:space:]]*:[[:space:]]*([0-9]+)'
  [[ $reply =~ $envelope ]] || {
    _gateway_outcome_unknown "$path" "the response is not the gateway's JSON"
    return
  }
  case ${BASH_REMATCH[1]} in
    0) return 0 ;;
    13 | 17 | 217 | 300 | 301) _gateway_outcome_unknown "$path" "error ${BASH_REMATCH[1]}" ;;
    *) return 1 ;;
  esac
}

_gateway_outcome_unknown() {
  echo "POST $1: $2. The outcome is unknown:" \
    'call transaction/find with the same external_transaction_id before you repeat the call.' >&2
  return 2
}
