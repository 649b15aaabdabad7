#!/usr/bin/env bash
# Prints what the clients compute for the test vector in the environment (VECTOR_*), one value per line.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
source "$here/gateway-client.sh"
source "$here/gateway-client-v1.sh"
source "$here/callback-verifier.sh"

echo "v1_hash=$(gateway_hash "$VECTOR_KEY")"
echo "v2_signature=$(gateway_sign "$VECTOR_TIMESTAMP" "$VECTOR_PATH" "$VECTOR_BODY")"

file=$(mktemp)
trap 'rm -f "$file"' EXIT
printf '%s' "$VECTOR_CALLBACK_BODY" >"$file"
IFS=, read -rd '' GATEWAY_API_TOKEN GATEWAY_PREVIOUS_API_TOKEN \
  <<<"$VECTOR_CALLBACK_TOKENS" || :
if gateway_verify_callback "$VECTOR_CALLBACK_TIMESTAMP" "$VECTOR_CALLBACK_SIGNATURE" "$file" "$VECTOR_NOW"; then
  ours='"external_transaction_id":"([^"]*)"'
  fields='"id":([0-9]+),'$ours'.*"revision":([0-9]+)'
  [[ $VECTOR_CALLBACK_BODY =~ $fields ]]
  accepted=("${BASH_REMATCH[@]}")
  echo "callback=accepted ${accepted[1]} ${accepted[3]} ${accepted[2]}"
else
  echo 'callback=rejected'
fi
