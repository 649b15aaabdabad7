#!/bin/sh
# In: ROOT, the folder of all releases as publish.sh makes it. Out: ROOT/current leads to the release that was there before, in one step. That
# one also gets the scripts, styles and parts of the search of the newer one, because pages of it are open in browsers.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

fail() {
  echo "rollback.sh: $1" >&2
  exit "${2:-1}"
}

command -v flock >/dev/null || fail 'This needs flock, of the package util-linux.' 2
[ "$#" -eq 1 ] || fail 'Usage: deploy/rollback.sh ROOT: the folder of all releases.' 2
[ -L "$1/current" ] || fail "$1 has no link \"current\": nothing was published there with publish.sh." 2
root=$(CDPATH='' cd -- "$1" && pwd)

exec 9>"$root/.lock"
flock -n 9 || fail "Another release is being published or taken back in $root."

running=$(basename -- "$(readlink -- "$root/current")")
[ -f "$root/releases/$running.replaces" ] || fail "Release $running is the first one; there is none before it."
before=$(cat "$root/releases/$running.replaces")
[ -f "$root/releases/$before/index.html" ] ||
  fail "Release $before, which was there before $running, is gone. Publish its build again."

"$here/carry-over.sh" "$root/releases/$running" "$root/releases/$before"
rm -f "$root/.current"
ln -s "releases/$before" "$root/.current"
mv -T "$root/.current" "$root/current"
echo "Release $before is there again, in place of $running."
