#!/bin/sh
# In: the folder of a site that is being served. Out: the worker that saves pages in browsers is replaced by one that takes itself back, with
# everything that it has saved. Nothing else of the site changes, and no build is needed.
set -eu

if [ "$#" -ne 1 ] || [ ! -f "$1/offline/retire.js" ]; then
  echo "Usage: deploy/retire-worker.sh SITE: the folder of a built site." >&2
  exit 2
fi

# The compressed copies first: a server would go on sending them.
rm -f "$1/service-worker.js.br" "$1/service-worker.js.gz"
cp "$1/offline/retire.js" "$1/service-worker.js.next"
mv "$1/service-worker.js.next" "$1/service-worker.js"
