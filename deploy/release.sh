#!/bin/sh
# Makes the files of a release. Two runs on one commit make the same archive, byte for byte: only the SBOM has a time of its own.
#   deploy/release.sh --check v1.2.3     checks the tag, prints its section of CHANGELOG.md
#   deploy/release.sh release            writes the archive, SBOM and checksums into a new folder `release`
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
version=$(node -p "require('$root/package.json').version")

if [ "$1" = --check ]; then
  [ "$2" = "v$version" ] || { echo "A etiqueta $2 não é v$version, a versão de package.json." >&2; exit 1; }
  notes=$(awk -v title="## $version" '/^## / { is_own = ($0 == title || index($0, title " (") == 1); if (is_own && /unreleased/) exit; next } is_own' "$root/CHANGELOG.md")
  [ -n "$notes" ] || { echo "CHANGELOG.md não tem a seção '## $version' de uma versão lançada." >&2; exit 1; }
  echo "$notes"
  exit
fi

out=$1
mkdir "$out"
out=$(cd "$out" && pwd)
cd "$root"
export AVERIGUA_COMMIT="${AVERIGUA_COMMIT:-$(git rev-parse HEAD)}"
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
name=averigua-$version
files=$work/$name

npx vite build --outDir "$files/dist" --emptyOutDir --logLevel error
npx tsx deploy/compress/main.ts "$files/dist"
npx esbuild deploy/configure/main.ts --bundle --platform=node --format=esm --log-level=error --outfile="$files/configure.mjs"
mkdir "$files/contracts"
cp src/generated/contracts/* "$files/contracts/"
cp deploy/nginx.conf deploy/averigua-brotli.conf deploy/publish.sh LICENSE CHANGELOG.md "$files/"

(umask 022 && cd "$work" && chmod -R u=rwX,go=rX "$name" &&
  tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -cf - "$name" | gzip -9n > "$out/$name.tar.gz")
npm sbom --sbom-format cyclonedx --omit dev > "$out/$name.cdx.json"
(cd "$out" && sha256sum "$name.tar.gz" "$name.cdx.json" > SHA256SUMS)
