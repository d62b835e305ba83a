import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectField } from '@manifest/contract/subject-field.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { fillInKnown } from '@/session/known-values.ts'
import { readDraft } from '@/state/drafts.ts'
import { findKnownAnswer, type KnownAnswer } from '@/state/held-answers.ts'
import { registerLosses } from '@/state/losses.ts'
import { registerOngoing } from '@/state/ongoing-work.ts'
import { type EntryOrigin, findShownEntry, readCachedValues, readNextQuery } from '@/state/session.ts'
import { type FormValues, keepOneAlternative, validateForm } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import {
  type AnsweredQuery,
  readCachedAnswer,
  readCachedEntry,
  readCachedForSubject,
} from '../sources/query-and-cache.ts'
import { carryValues, type FilledForm, readCurrentSubject } from '../subject/current-subject.ts'

/** How a page opens: with an answer of the session, a new query, a query under way, prefilled values, or empty. */
export type InitialLookup =
  | { kind: 'cached'; cached: AnsweredQuery; values: FormValues }
  | { kind: 'query'; values: FormValues; origin: EntryOrigin | undefined; isFresh?: boolean }
  | { kind: 'pending'; values: FormValues; query: Query }
  | {
      kind: 'prefilled'
      values: FormValues
      origin: EntryOrigin | undefined
      /** The name of the first field with a value from another answer. */
      filledIn?: string | undefined
      /** The user typed the values before the screen was locked or the session of a source ended. */
      isDraft?: boolean
    }
  | { kind: 'empty'; values: FormValues }

const showCached = (cached: AnsweredQuery): InitialLookup => ({
  kind: 'cached',
  cached,
  values: { ...readCachedValues(cached.entry.id) },
})

/**
 * Decides how the page of a consulta opens. In order of preference: with the query that another page set; with its own
 * query that is still under way after a lock; with the draft saved at a lock; on back or forward, with the answer shown
 * before; with the subject of the previous consulta.
 *
 * @param historyKey The history entry's key if the page was on screen before.
 */
export function readInitialLookup(
  definition: ConsultaDefinition<Path>,
  historyKey: string | undefined,
): InitialLookup {
  const nextQuery = readNextQuery(definition.id)
  if (nextQuery) {
    const { entryId, isFresh = false, origin } = nextQuery
    const cached = entryId === undefined || isFresh ? undefined : readCachedEntry(entryId)
    return cached
      ? showCached(cached)
      : buildInitialLookup(definition, { ...nextQuery.values }, { isFresh, origin })
  }
  const pending = readKeptLookup(definition.path)
  if (pending) return { kind: 'pending', values: pending.values, query: pending }
  const draft = readDraft<FormValues>(definition.path)
  if (draft) {
    // A lock leaves the answers in the cache.
    const cached = readCachedAnswer(definition, draft)
    return cached
      ? showCached(cached)
      : { kind: 'prefilled', values: draft, origin: undefined, isDraft: true }
  }
  if (historyKey !== undefined) {
    const entry = findShownEntry(historyKey)
    const cached = entry?.consultaId === definition.id ? readCachedEntry(entry.id) : undefined
    return cached ? showCached(cached) : { kind: 'empty', values: {} }
  }
  const subject = readCurrentSubject()
  if (!subject) return { kind: 'empty', values: {} }
  const { isSubmitted, origin } = subject
  return buildInitialLookup(
    definition,
    keepOneAlternative(definition, carryValues(definition.fields, subject)),
    {
      isPrefillOnly: !isSubmitted,
      origin,
    },
  )
}

type InitialLookupOptions = {
  origin: EntryOrigin | undefined
  isFresh?: boolean
  /** Does not start a query: the user has not submitted these values yet. */
  isPrefillOnly?: boolean
}

/** Opens with a cached answer, or with a query if the values are complete and valid. */
function buildInitialLookup(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  { origin, isFresh = false, isPrefillOnly = false }: InitialLookupOptions,
): InitialLookup {
  if (Object.keys(values).length === 0) return { kind: 'empty', values }
  const cached = isFresh ? undefined : findUsableAnswer(definition, values)
  if (cached) return showCached(cached)
  const isIncomplete = lacksPurpose(definition) || Object.keys(validateForm(definition, values)).length > 0
  if (!isIncomplete && !isPrefillOnly) return { kind: 'query', values, origin, isFresh }
  const filled = fillInKnown(definition.fields, values)
  const filledIn = Object.keys(filled).find((name) => values[name] === undefined)
  return { kind: 'prefilled', values: filled, origin, filledIn }
}

/**
 * Returns the session's answer to a query. If the values are incomplete, returns the newest answer about the
 * same subject.
 */
function findUsableAnswer(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
): AnsweredQuery | undefined {
  return readCachedAnswer(definition, values) ?? findSubjectAnswerFor(definition, values)
}

function findSubjectAnswerFor(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
): AnsweredQuery | undefined {
  if (Object.keys(validateForm(definition, values)).length === 0) return undefined
  const leadField = findSubjectField(definition.fields, values)
  return leadField && readCachedForSubject(definition, leadField.kind, values[leadField.name] ?? '')
}

/** Returns the answer that a link from the current form to another consulta would show without a query. */
export function findCachedLink(
  definition: ConsultaDefinition<Path>,
  from: FilledForm,
): KnownAnswer | undefined {
  const values = keepOneAlternative(definition, carryValues(definition.fields, from))
  if (Object.keys(values).length === 0) return undefined
  return findKnownAnswer(definition.id, values) ?? findSubjectAnswerFor(definition, values)?.entry
}

/** The media query of the theme's `md` breakpoint: narrower screens have an on-screen keyboard. */
const wideScreenMedia = '(min-width: 768px)'

/**
 * Returns the name of the field that takes the focus when the page opens. In a prefilled form this is the first invalid
 * field, or the first with a value from another answer, which the user confirms with Enter. Otherwise it is the first field, on wide screens only. A page that opens with a query focuses no field.
 */
export function findFieldToFocus(definition: ConsultaDefinition, initial: InitialLookup): string | undefined {
  const { kind, values } = initial
  if (kind === 'cached' || kind === 'query' || kind === 'pending') return undefined
  const [first] = definition.fields
  if (kind === 'prefilled') {
    const problems = validateForm(definition, values)
    const invalidField = definition.fields.find(({ name }) => problems[name] !== undefined)
    if (invalidField) return invalidField.name
    if (lacksPurpose(definition)) return purposeField().name
  }
  const name = (kind === 'prefilled' && initial.filledIn) || first?.name
  return window.matchMedia(wideScreenMedia).matches ? name : undefined
}

/**
 * A query to a source. `cached` holds the session's answer, if it has one: then no request is sent.
 */
export type Query = {
  values: FormValues
  /** The result that led to the query. */
  origin: EntryOrigin | undefined
  purpose: string | undefined
  /** The source to begin with, instead of the request's own. */
  firstSource?: string | undefined
  /** Queries the source even if another tab has an answer. */
  isFresh?: boolean
  cached?: AnsweredQuery
  /** The answer to the same query, sent before the screen was locked. */
  pending?: Promise<AnsweredQuery | undefined>
}

type PendingLookup = {
  query: Query
  answer: Promise<AnsweredQuery | undefined>
  isDemo: boolean
  /** The lock has unmounted the page. */
  isBehindLock?: boolean
}

/** The queries under way, by the path of their consulta. */
const pending = new Map<string, PendingLookup>()

registerLosses(() => {
  const count = [...pending.values()].filter(({ isDemo }) => !isDemo).length
  return count > 0
    ? [{ text: formatCounted(count, 'consulta sem resposta ainda', 'consultas sem resposta ainda') }]
    : []
})
registerOngoing(() => (pending.size > 0 ? ['A consulta continua'] : []))

/** Records a query until its answer has come, or until it is aborted. */
export function trackLookup(path: string, lookup: PendingLookup, signal: AbortSignal): void {
  pending.set(path, lookup)
  const end = () => {
    if (pending.get(path) === lookup) pending.delete(path)
  }
  signal.addEventListener('abort', end)
  void lookup.answer.finally(end)
}

/** Keeps a query while the lock unmounts its page. The page then waits for this answer, which may have cost money. */
export function keepBehindLock(path: string): void {
  const lookup = pending.get(path)
  if (lookup) lookup.isBehindLock = true
}

/** Returns the query that the lock has separated from its page, if it is still under way. */
function readKeptLookup(path: string): Query | undefined {
  const lookup = pending.get(path)
  return lookup?.isBehindLock ? { ...lookup.query, pending: lookup.answer } : undefined
}
