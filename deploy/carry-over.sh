#!/bin/sh
# In: the folder of the running release and that of the next one. Out: the next one also has the files that pages of the running one ask
# for while they are open in a browser: scripts, styles and parts of the search, all named after their content. Nothing is written over.
# What the running one was given in this way comes along too; publish.sh clears what belongs to no release that is kept.
set -eu

if [ "$#" -ne 2 ] || [ ! -f "$1/index.html" ] || [ ! -f "$2/index.html" ]; then
  echo "Usage: deploy/carry-over.sh RUNNING NEXT: the folders of two built sites." >&2
  exit 2
fi

files_of() { (cd "$1" && find assets search-index/parts -type f | sort); }

lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT
files_of "$1" >"$lists/running"
files_of "$2" >"$lists/next"
comm -23 "$lists/running" "$lists/next" >"$lists/missing"
# One archive instead of some thousand copies, each of which would be a process of its own.
tar -C "$1" -cf "$lists/missing.tar" -T "$lists/missing"
tar -C "$2" -xpf "$lists/missing.tar"
