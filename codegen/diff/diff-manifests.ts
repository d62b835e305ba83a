import { type Position, positionOf } from '../read/position.ts'
import type { ValidModel } from '../resolve/build-model.ts'
import { createRouteMatcher } from '../resolve/match-route.ts'
import { createLinkResolver } from '../resolve/route-table.ts'
import type { Change } from './change.ts'
import { findChanges } from './find-changes.ts'
import { type Matches, matchParts } from './match-parts.ts'
import { type Part, type Subject, subjects } from './part.ts'
import { partsOf } from './parts-of.ts'
import type { Now } from './rule.ts'
import { rules } from './rules.ts'

/** Something that a manifest of now has and one of before has not, or the other way round. */
export type ManifestChange = Position & {
  change: Change['change']
  subject: Subject
  /** `/dashboard`, `cpf/7`, `cpf/7 data_nascimento`. */
  name: string
  part: Part
  /** The name of the first rule that calls it incompatible, and why. */
  breaking?: { rule: string; reason: string }
  /** The key that changed. */
  key?: string
  before?: unknown
  after?: unknown
}

/**
 * What differs between two manifests, in the order of the subjects. What is gone stands in `revision`, whose name is put
 * before its file.
 */
export function diffManifests(before: ValidModel, after: ValidModel, revision: string): ManifestChange[] {
  const [old, current] = [partsOf(before), partsOf(after)]
  const matches = matchParts(old, current)
  const now = nowOf(after, current, matches)
  const changes = findChanges(old, current, matches).map((change) => described(change, now, revision))
  return subjects.flatMap((subject) => changes.filter((change) => change.subject === subject))
}

function nowOf({ manifest }: ValidModel, parts: Part[], matches: Matches): Now {
  const routeOf = createLinkResolver(manifest.table)
  const redirects = manifest.routes.flatMap(({ value }) => value.redirects)
  const redirectOf = createRouteMatcher(
    redirects.filter(({ from }) => from !== '*').map(({ from }) => ({ pattern: from })),
  )
  const shown = new Map<Part | undefined, Set<unknown>>()
  for (const { subject, owner, value } of parts)
    if (subject === 'value') shown.set(owner, (shown.get(owner) ?? new Set()).add(value.value))
  return {
    isReached: (path) => routeOf(path) !== undefined || redirectOf(path) !== undefined,
    isShown: (consulta, path) => shown.get(matches.after.get(consulta))?.has(path) ?? false,
  }
}

function described(change: Change, now: Now, revision: string): ManifestChange {
  const part = change.change === 'removed' ? change.before : change.after
  const { subject } = part
  const { file, line, column } = place(change)
  return {
    change: change.change,
    subject,
    name: fullName(part),
    part,
    ...breakingOf(change, subject, now),
    ...(change.change === 'changed' ? differenceOf(change) : {}),
    ...(change.change === 'moved' ? { before: whereOf(change.before), after: whereOf(change.after) } : {}),
    file: change.change === 'removed' ? `${revision}:${file}` : file,
    line,
    column,
  }
}

const fullName = ({ name, owner, path }: Part) => (owner ? (path ?? `${owner.name} ${name}`.trim()) : name)

const whereOf = ({ group, home }: Part) => group?.name ?? home

const differenceOf = ({ difference: { path, before, after } }: Extract<Change, { change: 'changed' }>) => ({
  key: path.join('.'),
  before,
  after,
})

function breakingOf(change: Change, subject: Subject, now: Now): Pick<ManifestChange, 'breaking'> {
  for (const { name, subjects, problem } of rules) {
    const reason = subjects.includes(subject) ? problem(change, now) : undefined
    if (reason !== undefined) return { breaking: { rule: name, reason } }
  }
  return {}
}

function place(change: Change): Position {
  const { document, at, part } = change.change === 'removed' ? change.before : change.after
  if (change.change !== 'changed') return positionOf(document, at, part)
  return positionOf(document, [...at, ...change.difference.path], 'value')
}
