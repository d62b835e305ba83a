import type { CheckedManifest } from '../../compile/expand/expand-manifest.ts'
import { normalizedPattern } from '../../compile/expand/match-route.ts'
import { listManifestLinks } from '../../compile/expand/menu-links.ts'
import type { ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'
import { createScalarEdit, type DocumentEdit, type TextEdit } from '../edit/text-edits.ts'

import type { DeclaredPath } from './declared-paths.ts'
import { createImpliedPathEdits } from './declared-paths.ts'
import { movePath } from './move-path.ts'
import { type AddedRedirect, createRedirectEdits } from './redirect-edits.ts'

/** A path in the manifest, before and after. `place` is `file:line:column`. */
type PathChange = { place: string; from: string; to: string }

/** The edits of a rename. Nothing is written yet. */
export type RenamePlan = {
  edits: Map<ManifestDocument, TextEdit[]>
  changes: PathChange[]
  redirects: AddedRedirect[]
  /** Addresses with parameters get no redirect, because a redirect has a single target. */
  unredirected: string[]
}

type Rewrite = { document: ManifestDocument; at: YamlPath; from: string; to: string }

/**
 * Plans the rename of a declared path to `to`: its links and the redirects of its old addresses. Returns
 * `undefined` if no file can contain the redirects.
 */
export function planRename(
  manifest: CheckedManifest,
  declared: DeclaredPath,
  to: string,
): RenamePlan | undefined {
  const moveAddress = (address: string) => movePath(declared, to, address)
  const hasParameter = (path: string) => path.includes(':')
  const redirects = declared.published
    .filter((path) => !hasParameter(path))
    .map((from) => ({ from, to: moveAddress(from) ?? to }))
    .filter(({ from, to }) => normalizedPattern(from) !== normalizedPattern(to))
  // A redirect from the new path to the old one is reversed.
  const reversed = listRedirects(manifest).flatMap(({ document, at, from }) => {
    const redirect = redirects.find((candidate) => candidate.to === from)
    return redirect ? [{ document, at, from, redirect }] : []
  })
  const isReversed = (other: ManifestDocument, at: YamlPath) =>
    reversed.some((one) => one.document === other && one.at[1] === at[1])
  const rewrites: Rewrite[] = [
    { document: declared.document, at: declared.at, from: declared.path, to },
    ...listManifestLinks(manifest).map(({ document, at, link }) => {
      return { document, at, from: link, to: moveAddress(link) ?? link }
    }),
    ...listRedirects(manifest).flatMap(({ document, at, to: target }) =>
      isReversed(document, at)
        ? []
        : [{ document, at: [...at, 'to'], from: target, to: moveAddress(target) ?? target }],
    ),
    ...reversed.flatMap(({ document, at, from, redirect }) => [
      { document, at: [...at, 'from'], from, to: redirect.from },
      { document, at: [...at, 'to'], from: redirect.from, to: redirect.to },
    ]),
  ].filter((rewrite) => rewrite.from !== rewrite.to)
  const redirectEdits = createRedirectEdits(
    manifest,
    declared,
    redirects.filter((redirect) => !reversed.some((other) => other.redirect === redirect)),
  )
  if (redirectEdits === undefined) return undefined
  const impliedEdits = createImpliedPathEdits(manifest, declared.path, to)
  return {
    edits: groupByDocument([...rewrites.flatMap(createEdits), ...impliedEdits, ...redirectEdits]),
    changes: [
      ...rewrites.map(({ document, at, from, to }) => ({
        place: document.formatPosition(at, 'value'),
        from,
        to,
      })),
      ...impliedEdits.map(({ document }) => ({
        place: document.formatPosition(['auth'], 'key'),
        from: declared.path,
        to,
      })),
    ],
    redirects,
    unredirected: declared.published.filter(hasParameter),
  }
}

const listRedirects = ({ routes }: CheckedManifest) =>
  routes.flatMap(({ document, value }) =>
    value.redirects.map(({ from, to }, index) => ({
      document,
      at: ['redirects', index] as YamlPath,
      from,
      to,
    })),
  )

function createEdits({ document, at, to }: Rewrite): DocumentEdit[] {
  const edit = createScalarEdit(document, at, to)
  return edit ? [{ document, edit }] : []
}

function groupByDocument(edits: DocumentEdit[]) {
  const grouped = new Map<ManifestDocument, TextEdit[]>()
  for (const { document, edit } of edits) grouped.set(document, [...(grouped.get(document) ?? []), edit])
  return grouped
}
