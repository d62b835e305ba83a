import { checks } from '../../compile/check/all.ts'
import { checkIcons } from '../../compile/check/icons.ts'
import { checkPages } from '../../compile/check/pages.ts'
import { createRouteMatcher } from '../../compile/expand/match-route.ts'
import { createLinkResolver } from '../../compile/expand/route-target.ts'
import type { SourcePosition } from '../../diagnostics/diagnostic.ts'
import { formatDiagnostic } from '../../diagnostics/format-diagnostics.ts'
import type { Folders } from '../../folders.mjs'
import { buildModel, type ValidModel } from '../../generate.ts'
import type { CurrentState } from './access-rules.ts'
import { findChanges, type ItemChange, type ItemMatches, matchItems } from './find-changes.ts'
import { RevisionError, readGitFiles } from './git-source.ts'
import { listManifestItems } from './list-manifest-items.ts'
import { type ItemKind, itemKinds, type ManifestItem } from './manifest-item.ts'
import { rules } from './rules.ts'

/**
 * Returns the changes of the manifest since a git revision.
 *
 * @throws RevisionError
 */
export function findChangesSince(
  revision: string,
  current: ValidModel,
  folders: Folders,
  cwd: string,
): ManifestChange[] {
  const manifestFiles = readGitFiles(folders.manifestDir, revision)
  const before = buildModel({ ...folders, cwd, manifestFiles, checks: checksForOldManifest })
  if (!before.ok) {
    const diagnostics = before.diagnostics.filter(({ severity }) => severity === 'error')
    const list = diagnostics
      .slice(0, maxDiagnostics)
      .map((diagnostic) => formatDiagnostic({ ...diagnostic, file: `${revision}:${diagnostic.file}` }))
      .join('\n\n')
    throw new RevisionError(`O manifesto da revisão ${revision} é inválido:\n\n${list}`)
  }
  return diffManifests(before, current, revision)
}

const maxDiagnostics = 5

/** The old manifest is not checked against today's pages and icons: files it names may be deleted. */
export const checksForOldManifest = checks.filter((check) => check !== checkPages && check !== checkIcons)

/** A difference between two manifests. */
export type ManifestChange = SourcePosition & {
  change: ItemChange['change']
  subject: ItemKind
  /** Examples: `/dashboard`, `cpf/7`, `cpf/7 data_nascimento`. */
  name: string
  item: ManifestItem
  /** The first rule that calls the change incompatible. */
  breaking?: { rule: string; reason: string }
  key?: string
  before?: unknown
  after?: unknown
}

/**
 * Returns the differences between two manifests, ordered by kind of item. The files of removed items are
 * prefixed with `revision`.
 */
export function diffManifests(before: ValidModel, after: ValidModel, revision: string): ManifestChange[] {
  const [oldItems, currentItems] = [listManifestItems(before), listManifestItems(after)]
  const matches = matchItems(oldItems, currentItems)
  const currentState = createCurrentState(after, currentItems, matches)
  const changes = findChanges(oldItems, currentItems, matches).map((change) =>
    describeChange(change, currentState, revision),
  )
  return itemKinds.flatMap((subject) => changes.filter((change) => change.subject === subject))
}

function createCurrentState(
  { manifest }: ValidModel,
  parts: ManifestItem[],
  matches: ItemMatches,
): CurrentState {
  const findRoute = createLinkResolver(manifest.table)
  const redirects = manifest.routes.flatMap(({ value }) => value.redirects)
  const findRedirect = createRouteMatcher(
    redirects.filter(({ from }) => from !== '*').map(({ from }) => ({ pattern: from })),
  )
  const shownPaths = new Map<ManifestItem | undefined, Set<unknown>>()
  for (const { subject, owner, value } of parts)
    if (subject === 'value') shownPaths.set(owner, (shownPaths.get(owner) ?? new Set()).add(value.value))
  return {
    isReachable: (path) => findRoute(path) !== undefined || findRedirect(path) !== undefined,
    isShown: (consulta, path) => shownPaths.get(matches.after.get(consulta))?.has(path) ?? false,
  }
}

function describeChange(change: ItemChange, currentState: CurrentState, revision: string): ManifestChange {
  const item = change.change === 'removed' ? change.before : change.after
  const { subject } = item
  const { file, line, column } = locateChange(change)
  return {
    change: change.change,
    subject,
    name: fullName(item),
    item,
    ...findBreakingRule(change, subject, currentState),
    ...(change.change === 'changed' ? toKeyChange(change) : {}),
    ...(change.change === 'moved'
      ? { before: findContainerName(change.before), after: findContainerName(change.after) }
      : {}),
    file: change.change === 'removed' ? `${revision}:${file}` : file,
    line,
    column,
  }
}

const fullName = ({ name, owner, path }: ManifestItem) =>
  owner ? (path ?? `${owner.name} ${name}`.trim()) : name

const findContainerName = ({ group, containerName }: ManifestItem) => group?.name ?? containerName

const toKeyChange = ({
  difference: { path, before, after },
}: Extract<ItemChange, { change: 'changed' }>) => ({
  key: path.join('.'),
  before,
  after,
})

function findBreakingRule(
  change: ItemChange,
  subject: ItemKind,
  currentState: CurrentState,
): Pick<ManifestChange, 'breaking'> {
  for (const { name, subjects, findReason } of rules) {
    const reason = subjects.includes(subject) ? findReason(change, currentState) : undefined
    if (reason !== undefined) return { breaking: { rule: name, reason } }
  }
  return {}
}

function locateChange(change: ItemChange): SourcePosition {
  const { document, at, keyOrValue = 'key' } = change.change === 'removed' ? change.before : change.after
  if (change.change !== 'changed') return document.position(at, keyOrValue)
  return document.position([...at, ...change.difference.path], 'value')
}
