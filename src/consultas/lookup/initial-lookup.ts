import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectField } from '@manifest/contract/subject-field.ts'
import type { Path } from '@/generated/paths.ts'
import { nextQuery } from '@/routes/next-page.ts'
import { fillInKnown } from '@/session/known-values.ts'
import { drafts } from '@/state/drafts.ts'
import { handOver } from '@/state/hand-over.ts'
import { type EntryOrigin, readCachedValues } from '@/state/session.ts'
import { type FormValues, keepOneAlternative, validateForm } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import type { Outcome } from '../outcome.ts'
import {
  type AnsweredQuery,
  adoptAnswerFor,
  findNewestOutcome,
  readCachedEntry,
  readCachedForSubject,
} from '../query/known-answers.ts'
import { carryValues, type FilledForm, readCurrentSubject } from '../subject/current-subject.ts'
import { type Query, readKeptLookup } from './pending-lookups.ts'

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

type Definition = ConsultaDefinition<Path>

/** The id of the entry that each history entry shows, so that going back shows it again. */
export const shownEntries = handOver<string>({ holdsMany: true })

/**
 * Decides how the page of a consulta opens: in the first way that is possible.
 *
 * @param historyKey The history entry's key if the page was on screen before.
 */
export const readInitialLookup = (definition: Definition, historyKey: string | undefined): InitialLookup =>
  openNextQuery(definition) ??
  openKeptLookup(definition) ??
  openLoading(definition, historyKey) ??
  openDraft(definition) ??
  (historyKey === undefined ? openCurrentSubject(definition) : openShownEntry(definition, historyKey)) ?? {
    kind: 'empty',
    values: {},
  }

/** Opens with the query that another page hands over. */
function openNextQuery(definition: Definition): InitialLookup | undefined {
  const next = nextQuery.read(definition.path)
  if (!next) return undefined
  const { entryId, isFresh = false, origin } = next
  const cached = entryId === undefined || isFresh ? undefined : readCachedEntry(entryId)
  return cached ? showCached(cached) : startWith(definition, { ...next.values }, { isFresh, origin })
}

/** Opens with the page's own query, if it is still under way after a lock. */
function openKeptLookup({ path }: Definition): InitialLookup | undefined {
  const query = readKeptLookup(path)
  return query && { kind: 'pending', values: query.values, query }
}

/** Asks at once if the manifest says `open: load`. Going back shows the answer that was on the screen. */
const openLoading = (definition: Definition, historyKey: string | undefined): InitialLookup | undefined =>
  definition.open === undefined
    ? undefined
    : ((historyKey === undefined ? undefined : openShownEntry(definition, historyKey)) ?? {
        kind: 'query',
        values: {},
        origin: undefined,
        isFresh: true,
      })

/** Opens with the draft saved at a lock, or with its answer, which a lock leaves in the cache. */
function openDraft(definition: Definition): InitialLookup | undefined {
  const values = drafts.read(definition.path)?.values as FormValues | undefined
  if (!values) return undefined
  const cached = adoptAnswerFor(definition, values)
  return cached ? showCached(cached) : { kind: 'prefilled', values, origin: undefined, isDraft: true }
}

/** Opens with the answer that the history entry showed before. */
function openShownEntry({ id }: Definition, historyKey: string): InitialLookup | undefined {
  const cached = readCachedEntry(shownEntries.read(historyKey) ?? '')
  return cached?.entry.consultaId === id ? showCached(cached) : undefined
}

/** Opens with the subject of the previous page. */
function openCurrentSubject(definition: Definition): InitialLookup | undefined {
  const subject = readCurrentSubject()
  if (!subject) return undefined
  const { isSubmitted, origin } = subject
  return startWith(definition, carryInto(definition, subject), { isPrefillOnly: !isSubmitted, origin })
}

/** Returns the values that a consulta takes over from another form. */
const carryInto = (definition: Definition, from: FilledForm) =>
  keepOneAlternative(definition, carryValues(definition.fields, from))

const showCached = (cached: AnsweredQuery): InitialLookup => ({
  kind: 'cached',
  cached,
  values: { ...readCachedValues(cached.entry.id) },
})

type StartOptions = {
  origin: EntryOrigin | undefined
  isFresh?: boolean
  /** Does not start a query: the user has not submitted these values yet. */
  isPrefillOnly?: boolean
}

/** Opens with a cached answer, or with a query if the values are complete and valid. */
function startWith(
  definition: Definition,
  values: FormValues,
  { origin, isFresh = false, isPrefillOnly = false }: StartOptions,
): InitialLookup | undefined {
  if (Object.keys(values).length === 0) return undefined
  const cached = isFresh
    ? undefined
    : (adoptAnswerFor(definition, values) ?? findSubjectAnswerFor(definition, values))
  if (cached) return showCached(cached)
  const isIncomplete = lacksPurpose(definition) || Object.keys(validateForm(definition, values)).length > 0
  if (!isIncomplete && !isPrefillOnly) return { kind: 'query', values, origin, isFresh }
  const filled = fillInKnown(definition.fields, values)
  const filledIn = Object.keys(filled).find((name) => values[name] === undefined)
  return { kind: 'prefilled', values: filled, origin, filledIn }
}

/** Returns the newest answer of the session about the same subject, if the values are incomplete. */
function findSubjectAnswerFor(definition: Definition, values: FormValues): AnsweredQuery | undefined {
  if (Object.keys(validateForm(definition, values)).length === 0) return undefined
  const leadField = findSubjectField(definition.fields, values)
  return leadField && readCachedForSubject(definition, leadField.kind, values[leadField.name] ?? '')
}

/** Returns the outcome that a link from the current form to another consulta would show without a query. */
export function findCachedOutcome(definition: Definition, from: FilledForm): Outcome | undefined {
  const values = carryInto(definition, from)
  if (Object.keys(values).length === 0) return undefined
  return findNewestOutcome(definition, values) ?? findSubjectAnswerFor(definition, values)?.outcome
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
