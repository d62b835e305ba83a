#!/bin/sh
# Publishes a build without breaking open tabs: the files of the last two builds stay beside those of the new one.
#   deploy/publish.sh dist /srv/averigua        publishes
#   deploy/publish.sh --back /srv/averigua      goes back to the build before
# The folder `.builds-averigua` beside the site has one list of files and one index.html for each build, by time.
set -eu
kept=3

site=${2:?the folder of the site is missing}
mkdir -p "$site"
site=$(cd "$site" && pwd)
builds=$(dirname "$site")/.builds-$(basename "$site")
mkdir -p "$builds"

# The page comes last and at once: it names files that must exist.
show() {
  cp "$1/index.html" "$site/index.html.new"
  mv "$site/index.html.new" "$site/index.html"
}

if [ "$1" = --back ]; then
  newest=$(ls "$builds" | tail -n 1)
  before=$(ls "$builds" | tail -n 2 | head -n 1)
  [ "$newest" != "$before" ] || { echo 'Não há construção anterior.' >&2; exit 1; }
  show "$builds/$before"
  rm -r "${builds:?}/$newest"
  exit
fi

[ -f "$1/index.html" ] || { echo "Em $1 não há construção." >&2; exit 1; }
last=$(ls "$builds" | tail -n 1)
build=$builds/$(printf %06d $(($(echo "${last:-0}" | sed "s/^0*//") + 1)))
mkdir "$build"
cp "$1/index.html" "$build/index.html"
# Source maps are for those who read reports of errors.
(cd "$1" && find . -type f ! -path ./index.html ! -name '*.map' | sort) > "$build/files"
(cd "$1" && tar -cf - -T "$build/files") | (cd "$site" && tar -xf -)
show "$build"

for old in $(ls "$builds" | head -n -$kept); do rm -r "${builds:?}/$old"; done
(cd "$site" && find . -type f ! -path ./index.html | sort) | while read -r file; do
  grep -qxF -- "$file" "$builds"/*/files || rm "$site/$file"
done
