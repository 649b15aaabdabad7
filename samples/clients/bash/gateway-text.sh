# Text that comes in and goes out: settings and bodies.
# Sourced by the clients and by the callback verifier.

# gateway_setting NAME...
# Takes the blanks around these settings away. Exit status 3: one is
# empty or malformed.
gateway_setting() {
  local LC_ALL=C name form
  for name; do
    case $name in
      GATEWAY_API_URL) form='https?://[A-Za-z0-9._-]+(:[0-9]+)?' ;;
      GATEWAY_POINT_ID) form='[0-9]{1,15}' ;;
      *) form='[!-~]+' ;;
    esac
    if ! [[ ${!name-} =~ ^[[:space:]]*($form)[[:space:]]*$ ]]; then
      echo "$name is empty or does not match $form" >&2
      return 3
    fi
    printf -v "$name" '%s' "${BASH_REMATCH[1]}"
  done
}

# gateway_whole BODY
# Exit status 3: a text has half an emoji or a NUL character, which
# databases refuse.
gateway_whole() {
  local LC_ALL=C field='.*"([^"]*)" *:'
  local broken='\\u([dD][89a-fA-F]|0000)'
  # What is whole goes: escaped backslashes, both halves of an emoji.
  local rest=${1//\\\\/}
  rest=${rest//\\u[dD][89abAB]??\\u[dD][c-fC-F]??/}
  [[ $rest =~ $broken ]] || return 0
  [[ ${rest%%"${BASH_REMATCH[0]}"*} =~ $field ]] || :
  echo "${BASH_REMATCH[1]:-The body} has half an emoji" \
    'or a NUL character. Nothing was sent.' >&2
  return 3
}
