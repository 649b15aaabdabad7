# Client of API v1: credentials travel in the body as "auth".
# Settings: GATEWAY_API_URL, GATEWAY_POINT_ID, GATEWAY_API_TOKEN.
#
#   source gateway-client-v1.sh
#   gateway_call_v1 /api/v1/transaction/find <<'JSON'
#   {"external_transaction_id": "order-1001"}
#   JSON
source "$(dirname "${BASH_SOURCE[0]}")/gateway-http.sh"

# gateway_call_v1 PATH < BODY
# BODY is a JSON object without "auth". Prints the response; exit status as gateway_post has it.
# Make calls one after another: keys must arrive in rising order.
gateway_call_v1() {
  local path=$1 body key auth members
  body=$(cat)
  gateway_setting GATEWAY_POINT_ID GATEWAY_API_TOKEN || return
  key=$(gateway_next_key)
  auth="{\"point\":$GATEWAY_POINT_ID,\"key\":$key,\"hash\":\"$(gateway_hash "$key")\"}"
  # "auth" becomes the first member of the object; a comma follows unless the object is empty.
  members=${body#*\{}
  [[ $members =~ ^[[:space:]]*\}[[:space:]]*$ ]] || members=",$members"
  gateway_post "$path" "{\"auth\":$auth$members"
}

# gateway_hash KEY
# hash: lower-case hex of MD5 over point id, API token and key, joined without separators.
gateway_hash() {
  printf '%s%s%s' "$GATEWAY_POINT_ID" "$GATEWAY_API_TOKEN" "$1" | openssl dgst -md5 -r | cut -d ' ' -f 1
}

# Unix time in microseconds. Two calls are never made in one microsecond, so each key is greater.
gateway_next_key() {
  printf '%s' "${EPOCHREALTIME/[^0-9]/}"
}
