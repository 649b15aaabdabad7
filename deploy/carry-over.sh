#!/bin/sh
# In: the folder of the running release and that of the next one. Out: the next one also has the files that pages of the running one ask
# for while they are open in a browser: scripts, styles and parts of the search, all named after their content. Nothing is written over.
# What the running one was given in this way comes along too; publish.sh clears what belongs to no release that is kept.
set -eu

if [ "$#" -ne 2 ] || [ ! -f "$1/index.html" ] || [ ! -f "$2/index.html" ]; then
  echo "Usage: deploy/carry-over.sh RUNNING NEXT: the folders of two built sites." >&2
  exit 2
fi

for part in assets search-index/parts; do
  (cd "$1" && find "$part" -type f) | while read -r file; do
    [ -e "$2/$file" ] && continue
    mkdir -p "$2/$(dirname "$file")"
    cp -p "$1/$file" "$2/$file"
  done
done
