import { scalarEdit } from '../edit/scalar-edit.ts'
import type { PlacedEdit, TextEdit } from '../edit/text-edits.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import { normalizedPattern } from '../resolve/match-route.ts'
import { placedLinks } from '../resolve/placed-links.ts'
import type { CheckedManifest } from '../resolve/resolve-model.ts'
import type { DeclaredPath } from './declared-paths.ts'
import { impliedPaths } from './implied-paths.ts'
import { movedPath } from './moved-path.ts'
import { addRedirects, type Redirected } from './redirect-edits.ts'

/** A path that the manifest writes: from what to what it changes. `place` is `file:line:column`. */
type PathChange = { place: string; from: string; to: string }

/** What a rename does to the manifest. Nothing is written yet. */
export type RenamePlan = {
  edits: Map<ManifestDocument, TextEdit[]>
  changes: PathChange[]
  redirects: Redirected[]
  /** Addresses with parameters, which get no redirect: one leads to a single page. */
  unredirected: string[]
}

/** A value to write anew. */
type Rewrite = { document: ManifestDocument; at: Path; from: string; to: string }

/**
 * Calls a declared path `to`, follows it wherever the manifest leads there, and redirects the addresses that it had.
 * `undefined` where no file can hold the redirects.
 */
export function planRename(
  manifest: CheckedManifest,
  declared: DeclaredPath,
  to: string,
): RenamePlan | undefined {
  const moved = (address: string) => movedPath(declared, to, address)
  const hasParameter = (path: string) => path.includes(':')
  const redirects = declared.published
    .filter((path) => !hasParameter(path))
    .map((from) => ({ from, to: moved(from) ?? to }))
    .filter(({ from, to }) => normalizedPattern(from) !== normalizedPattern(to))
  // What led from the new path to the old one now leads the other way.
  const turned = placedRedirects(manifest).flatMap(({ document, at, from }) => {
    const redirect = redirects.find((candidate) => candidate.to === from)
    return redirect ? [{ document, at, from, redirect }] : []
  })
  const isTurned = (other: ManifestDocument, at: Path) =>
    turned.some((one) => one.document === other && one.at[1] === at[1])
  const rewrites: Rewrite[] = [
    { document: declared.document, at: declared.at, from: declared.path, to },
    ...placedLinks(manifest).map(({ document, at, link }) => {
      return { document, at, from: link, to: moved(link) ?? link }
    }),
    ...placedRedirects(manifest).flatMap(({ document, at, to: target }) =>
      isTurned(document, at)
        ? []
        : [{ document, at: [...at, 'to'], from: target, to: moved(target) ?? target }],
    ),
    ...turned.flatMap(({ document, at, from, redirect }) => [
      { document, at: [...at, 'from'], from, to: redirect.from },
      { document, at: [...at, 'to'], from: redirect.from, to: redirect.to },
    ]),
  ].filter((rewrite) => rewrite.from !== rewrite.to)
  const added = addRedirects(
    manifest,
    declared,
    redirects.filter((redirect) => !turned.some((other) => other.redirect === redirect)),
  )
  if (added === undefined) return undefined
  const implied = impliedPaths(manifest, declared.path, to)
  return {
    edits: byDocument([...rewrites.flatMap(editOf), ...implied, ...added]),
    changes: [
      ...rewrites.map(({ document, at, from, to }) => ({ place: document.place(at, 'value'), from, to })),
      ...implied.map(({ document }) => ({ place: document.place(['auth'], 'key'), from: declared.path, to })),
    ],
    redirects,
    unredirected: declared.published.filter(hasParameter),
  }
}

const placedRedirects = ({ routes }: CheckedManifest) =>
  routes.flatMap(({ document, value }) =>
    value.redirects.map(({ from, to }, index) => ({ document, at: ['redirects', index] as Path, from, to })),
  )

function editOf({ document, at, to }: Rewrite): PlacedEdit[] {
  const edit = scalarEdit(document, at, to)
  return edit ? [{ document, edit }] : []
}

function byDocument(edits: PlacedEdit[]) {
  const grouped = new Map<ManifestDocument, TextEdit[]>()
  for (const { document, edit } of edits) grouped.set(document, [...(grouped.get(document) ?? []), edit])
  return grouped
}
