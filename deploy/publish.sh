#!/bin/sh
# In: ROOT, the folder of all releases, and BUILD, a whole build. Out: ROOT/current, a symbolic link, leads to a copy of the build as a new
# release, in one step: a reader meets the old release or the new one. The new one also has the scripts, styles and parts of the search of the
# releases that are kept, which pages ask for while they are open in a browser. KEEP says how many are kept, 5 if it is not set.
#
#   ROOT/current -> releases/7
#   ROOT/releases/7           the release
#   ROOT/releases/7.files     what of it other releases have to give too
#   ROOT/releases/7.replaces  the release that was there before, for rollback.sh
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
keep=${KEEP:-5}

fail() {
  echo "publish.sh: $1" >&2
  exit "${2:-1}"
}

command -v flock >/dev/null || fail 'This needs flock, of the package util-linux.' 2
[ "$#" -eq 2 ] || fail 'Usage: deploy/publish.sh ROOT BUILD: the folder of all releases, and a build.' 2
case $keep in
  '' | *[!0-9]* | 0 | 1) fail "KEEP is \"$keep\"; it has to be a whole number from 2 on." 2 ;;
esac
[ -d "$1" ] || fail "There is no folder $1. Make it, and let the server read it." 2
for file in index.html 404.html _headers; do
  [ -f "$2/$file" ] || fail "$2 is no whole build: it has no $file." 2
done
root=$(CDPATH='' cd -- "$1" && pwd)
build=$(CDPATH='' cd -- "$2" && pwd)
releases=$root/releases
[ -L "$root/current" ] || [ ! -e "$root/current" ] ||
  fail "$root/current is no symbolic link. Move it away: the link takes its place." 2

# The lock ends with this process, however that ends.
exec 9>"$root/.lock"
flock -n 9 || fail "Another release is being published or taken back in $root."

# What a run that was broken off has left.
rm -rf "$root/.next" "$root/.current"
mkdir -p "$releases"

numbers() {
  find "$releases" -mindepth 1 -maxdepth 1 -type d -exec basename -- {} \; | grep -x '[0-9][0-9]*' | sort -n
}
running=''
[ ! -L "$root/current" ] || running=$(basename -- "$(readlink -- "$root/current")")
[ -z "$running" ] || [ -f "$releases/$running.files" ] ||
  fail "$root/current leads to $(readlink -- "$root/current"), which is no release of publish.sh. Remove the link." 2
last=$(numbers | tail -n 1)
next=$((${last:-0} + 1))

# The newest ones, and whatever is running: after a step back that may be an older one.
kept=$(
  {
    numbers | tail -n "$((keep - 1))"
    echo "$running"
  } | sort -nu
)

mkdir "$root/.next"
cp -R -p "$build/." "$root/.next"
(cd "$build" && find assets search-index/parts -type f | sort) >"$releases/$next.files"
if [ -n "$running" ]; then
  "$here/carry-over.sh" "$releases/$running" "$root/.next"
  echo "$running" >"$releases/$next.replaces"
fi

# Of what came along, the files of no release that is kept.
for number in $kept $next; do cat "$releases/$number.files"; done | sort -u >"$root/.wanted"
(cd "$root/.next" && find assets search-index/parts -type f | sort) |
  comm -23 - "$root/.wanted" |
  while read -r file; do rm -- "$root/.next/$file"; done
find "$root/.next/assets" "$root/.next/search-index/parts" -mindepth 1 -type d -empty -delete
rm "$root/.wanted"

mv -T "$root/.next" "$releases/$next"
ln -s "releases/$next" "$root/.current"
mv -T "$root/.current" "$root/current"

for number in $(numbers); do
  echo "$kept" | grep -qx "$number" || [ "$number" -eq "$next" ] ||
    rm -rf "${releases:?}/$number" "$releases/$number.files" "$releases/$number.replaces"
done
echo "Release $next is published${running:+; rollback.sh leads back to $running}."
