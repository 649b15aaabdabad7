# Runs every sample named in the arguments, each in a shell of its own; tells the recorder which one comes.
for name in "$@"; do
  curl --silent --fail --output /dev/null "$RECORDER_URL/$name" || exit 1
  echo "== $name"
  (source "$name.sh") 2>&1 || echo "exit status $?"
done
