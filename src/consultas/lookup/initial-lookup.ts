import { isLeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { readDraft } from '@/state/drafts.ts'
import {
  type EntryOrigin,
  findShownEntry,
  readCachedValues,
  readNextQuery,
  type SessionEntry,
} from '@/state/session.ts'
import { type FormValues, validateForm } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import {
  type AnsweredQuery,
  readCachedAnswer,
  readCachedEntry,
  readCachedForSubject,
} from '../sources/query-and-cache.ts'
import { carryValues, type FilledForm } from '../subject/carry-values.ts'
import { readCurrentSubject } from '../subject/current-subject.ts'

/** How the page of a consulta begins: with an answer of the session, asking, filled in, or with nothing. */
export type InitialLookup =
  | { kind: 'shown'; cached: AnsweredQuery; values: FormValues }
  | { kind: 'asking'; values: FormValues; from: EntryOrigin | undefined }
  | { kind: 'filled'; values: FormValues; from: EntryOrigin | undefined }
  | { kind: 'idle'; values: FormValues }

const showCached = (cached: AnsweredQuery): InitialLookup => ({
  kind: 'shown',
  cached,
  values: { ...readCachedValues(cached.entry.id) },
})

/**
 * How the page of a consulta begins: with the question that was left for it; with what was typed before the screen locked;
 * where the browser went back or forth, with what it showed then; where a link led there from another consulta, with the
 * subject of that one.
 *
 * @param historyKey The key of the history's entry, where it was on screen before.
 */
export function readInitialLookup(
  definition: ConsultaDefinition,
  historyKey: string | undefined,
): InitialLookup {
  const nextQuery = readNextQuery(definition.id)
  if (nextQuery) {
    const { entryId, isFresh = false, from } = nextQuery
    const cached = entryId === undefined || isFresh ? undefined : readCachedEntry(entryId)
    return cached
      ? showCached(cached)
      : buildInitialLookup(definition, { ...nextQuery.values }, { isFresh, from })
  }
  const draft = readDraft<FormValues>(definition.path)
  if (draft) {
    // A lock that has not ended the session leaves its answers.
    const cached = readCachedAnswer(definition, draft)
    return cached ? showCached(cached) : { kind: 'filled', values: draft, from: undefined }
  }
  if (historyKey !== undefined) {
    const entry = findShownEntry(historyKey)
    const cached = entry?.consultaId === definition.id ? readCachedEntry(entry.id) : undefined
    return cached ? showCached(cached) : { kind: 'idle', values: {} }
  }
  const subject = readCurrentSubject()
  if (!subject) return { kind: 'idle', values: {} }
  const { isSubmitted, from } = subject
  return buildInitialLookup(definition, carryValues(definition.fields, subject), {
    isPrefillOnly: !isSubmitted,
    from,
  })
}

type InitialLookupOptions = {
  from: EntryOrigin | undefined
  isFresh?: boolean
  /** Does not ask of itself: nobody has asked so far. */
  isPrefillOnly?: boolean
}

/** Shows the session's answer, or asks, unless the form needs more. */
function buildInitialLookup(
  definition: ConsultaDefinition,
  values: FormValues,
  { from, isFresh = false, isPrefillOnly = false }: InitialLookupOptions,
): InitialLookup {
  if (Object.keys(values).length === 0) return { kind: 'idle', values }
  const cached = isFresh ? undefined : findUsableAnswer(definition, values)
  if (cached) return showCached(cached)
  const isIncomplete = lacksPurpose(definition) || Object.keys(validateForm(definition, values)).length > 0
  return { kind: isIncomplete || isPrefillOnly ? 'filled' : 'asking', values, from }
}

/** The session's answer to a question, or, where that lacks something, the newest about its subject. */
function findUsableAnswer(definition: ConsultaDefinition, values: FormValues): AnsweredQuery | undefined {
  const cached = readCachedAnswer(definition, values)
  if (cached || Object.keys(validateForm(definition, values)).length === 0) return cached
  const leadField = definition.fields.find(({ name, kind }) => isLeadKind(kind) && values[name] !== undefined)
  return leadField && readCachedForSubject(definition, leadField.kind, values[leadField.name] ?? '')
}

/** The answer that a link from what is on screen to a consulta would show without asking. */
export function findCachedEntry(definition: ConsultaDefinition, from: FilledForm): SessionEntry | undefined {
  const values = carryValues(definition.fields, from)
  return Object.keys(values).length === 0 ? undefined : findUsableAnswer(definition, values)?.entry
}

/** The media query of the theme's `md` breakpoint: narrower screens have an on-screen keyboard. */
const wideScreenQuery = '(min-width: 768px)'

/**
 * Returns the name of the field that takes the focus when the page opens. In a prefilled form this is the first invalid
 * field. Otherwise it is the first field, on wide screens only. A page that opens with a query focuses no field.
 */
export function findFieldToFocus(
  definition: ConsultaDefinition,
  { kind, values }: InitialLookup,
): string | undefined {
  if (kind === 'shown' || kind === 'asking') return undefined
  const [first] = definition.fields
  if (kind === 'filled') {
    const problems = validateForm(definition, values)
    const invalidField = definition.fields.find(({ name }) => problems[name] !== undefined)
    if (invalidField) return invalidField.name
    if (lacksPurpose(definition)) return purposeField().name
  }
  return window.matchMedia(wideScreenQuery).matches ? first?.name : undefined
}
