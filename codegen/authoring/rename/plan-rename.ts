import type { ValueEdit } from '../../../manifest/contract/studio.ts'
import type { CheckedManifest } from '../../compile/expand/expand-manifest.ts'
import { normalizedPattern } from '../../compile/expand/match-route.ts'
import { listManifestLinks } from '../../compile/expand/menu-links.ts'
import type { ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'
import { toEntryPath } from '../edit/edit-texts.ts'
import { type DeclaredPath, movePath } from './declared-paths.ts'

/** A path in the manifest, before and after. `place` is `file:line:column`. */
type PathChange = { place: string; from: string; to: string }

/** The edits of a rename, in their order. Nothing is written yet. */
export type RenamePlan = {
  edits: ValueEdit[]
  changes: PathChange[]
  redirects: AddedRedirect[]
  /** Addresses with parameters get no redirect, because a redirect has a single target. */
  unredirected: string[]
}

type AddedRedirect = { from: string; to: string }

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
  const added = redirects.filter((redirect) => !reversed.some((other) => other.redirect === redirect))
  const file = findRedirectFile(manifest, declared)
  if (added.length > 0 && file === undefined) return undefined
  const implied = listImpliedPaths(manifest, declared.path, to)
  return {
    edits: [
      ...[...rewrites, ...implied].map(({ document, at, to }): ValueEdit => {
        return { op: 'set', place: { file: document.name, path: toEntryPath(at) }, value: to }
      }),
      ...added.map((value, index): ValueEdit => {
        return { op: 'insert', place: { file: file?.name ?? '', path: ['redirects'] }, index, value }
      }),
    ],
    changes: [
      ...rewrites.map(({ document, at, from, to }) => {
        return { place: document.formatPosition(at, 'value'), from, to }
      }),
      ...implied.slice(0, 1).map(({ document, from, to }) => {
        return { place: document.formatPosition(['auth'], 'key'), from, to }
      }),
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

/** Only a default of `auth` may point to the page, such as `/` for the login: it needs the new path in app.yaml. */
const listImpliedPaths = (
  { app: { document, value } }: CheckedManifest,
  path: string,
  to: string,
): Rewrite[] =>
  (['login', 'home'] as const)
    .filter((key) => normalizedPattern(value.auth[key]) === normalizedPattern(path))
    .map((key) => ({ document, at: ['auth', key], from: path, to }))
    .filter(({ at }) => document.range(at, 'value') === undefined)

/** Returns the path's own file if it has routes, or the first file of its layout with redirects. */
function findRedirectFile(
  { routes }: CheckedManifest,
  { document: ownDocument, layout }: DeclaredPath,
): ManifestDocument | undefined {
  const files = routes.filter(({ value }) => value.layout === layout)
  const file =
    files.find(({ document }) => document === ownDocument) ??
    files.find(({ value }) => value.redirects.length > 0) ??
    files[0]
  return file?.document
}
