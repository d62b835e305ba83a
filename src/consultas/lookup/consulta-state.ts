import { findKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { EntryOrigin, SessionEntry } from '@/state/session.ts'
import { type FormValues, findLeadingResult, hasSameValues } from '../form/form-values.ts'
import type { AnsweredOutcome, LookupState } from '../outcome.ts'
import type { AnsweredQuery } from '../query/known-answers.ts'
import type { InitialLookup } from './initial-lookup.ts'
import type { Query } from './pending-lookups.ts'

/** The state of one visit to a consulta. */
export type ConsultaState = {
  /** `undefined` before the first query and after "Limpar". */
  query: Query | undefined
  lookup: LookupState
  entry: SessionEntry | undefined
  formValues: FormValues
  /** The form's controls are uncontrolled: a new key remounts them with other values. */
  form: { key: number; initialValues: FormValues }
  /** The values that the form opened with, and the result that led to them. */
  prefilled: { values: FormValues; origin?: EntryOrigin | undefined; isDraft?: boolean }
  /** The form is one line above the result. */
  isCollapsed: boolean
  /** The query was sent from the open form, so a failure opens the form again: the user may have to correct it. */
  opensOnFailure: boolean
  /** The target of the focus after a transition; a new object each time. */
  focus: { target: 'form' | 'edit-button' | 'result' } | undefined
}

type Payloads = {
  edited: { values: FormValues }
  submitted: { values: FormValues; purpose: string | undefined; cached?: AnsweredQuery | undefined }
  /** The user sends the shown query again, to another source if `firstSource` is given. */
  repeated: { purpose: string | undefined; firstSource: string | undefined }
  answered: AnsweredQuery
  /** The answer grew by a page. */
  extended: { outcome: AnsweredOutcome }
  cleared: unknown
  /** The user opens the form, or returns to it. */
  expanded: unknown
  /** The user closes the form without a query. */
  cancelled: unknown
  /** The user discards edits. The form stays open, and the focus moves to the result. */
  undone: unknown
}

type EventType = keyof Payloads

export type ConsultaEvent<Type extends EventType = EventType> = {
  [Key in Type]: { type: Key } & Payloads[Key]
}[Type]

type Transitions = {
  [Type in EventType]?: (state: ConsultaState, event: ConsultaEvent<Type>) => ConsultaState
}

const noQuery = { query: undefined, lookup: { status: 'idle' }, entry: undefined } as const

const startQuery = (query: Query) => ({ query, lookup: { status: 'pending' }, entry: undefined }) as const

/** Returns true if the form's values differ from those of the query. */
export const isEdited = ({ query, formValues }: ConsultaState) =>
  query !== undefined && !hasSameValues(formValues, query.values)

/** Returns true if the form has a typed value that was not sent. A draft was typed before. */
export const isUnsent = ({ query, prefilled, formValues }: ConsultaState) => {
  const known = query?.values ?? (prefilled.isDraft ? {} : prefilled.values)
  return Object.entries(formValues).some(([name, value]) => value !== known[name])
}

const hasOutcome = ({ status }: LookupState) => status !== 'idle' && status !== 'pending'

/** Returns true if the result belongs to other values than the form's. */
export const isStale = (state: ConsultaState) => hasOutcome(state.lookup) && isEdited(state)

/** Returns false if the form has a file: its control cannot be refilled. */
export const canRefill = (fields: readonly Field[]) => fields.every(({ kind }) => !findKind(kind).isFile)

/** Returns true if the user can close the form without a query. */
export const canCancel = (state: ConsultaState, fields: readonly Field[]) =>
  hasOutcome(state.lookup) && state.lookup.status !== 'failed' && (canRefill(fields) || !isEdited(state))

/** Fills the form with the values of the query, unless it has them. */
function restoreQueryValues(state: ConsultaState): Partial<ConsultaState> {
  if (!state.query || !isEdited(state)) return {}
  const { values } = state.query
  return { formValues: values, form: { key: state.form.key + 1, initialValues: values } }
}

const openForm = { isCollapsed: false, focus: { target: 'form' } } satisfies Partial<ConsultaState>

const edited: Transitions['edited'] = (state, { values }) => ({ ...state, formValues: values })

const submitted: Transitions['submitted'] = (state, { values, purpose, cached }) => ({
  ...state,
  ...startQuery({
    values,
    origin: findLeadingResult(state.prefilled, values),
    purpose,
    ...(cached ? { cached } : {}),
  }),
  formValues: values,
  isCollapsed: true,
  opensOnFailure: true,
})

const repeated: Transitions['repeated'] = (state, { purpose, firstSource }) => {
  const { values = {}, origin } = state.query ?? {}
  // After a failure any answer will do.
  const isFresh = state.lookup.status !== 'failed'
  return {
    ...state,
    ...restoreQueryValues(state),
    ...startQuery({ values, origin, purpose, firstSource, isFresh }),
    isCollapsed: true,
    opensOnFailure: !state.isCollapsed,
  }
}

const answered: Transitions['answered'] = (state, { entry, outcome, isCached }) => ({
  ...state,
  ...(isCached && state.query ? { query: { ...state.query, cached: { entry, outcome } } } : {}),
  lookup: outcome,
  entry,
  ...(state.isCollapsed && state.opensOnFailure && outcome.status === 'failed' ? openForm : {}),
})

const extended: Transitions['extended'] = (state, { outcome }) => ({ ...state, lookup: outcome })

const cleared: Transitions['cleared'] = (state) => ({ ...state, ...noQuery, isCollapsed: false })

const expanded: Transitions['expanded'] = (state) => ({ ...state, ...openForm })

const cancelled: Transitions['cancelled'] = (state) => ({
  ...state,
  ...restoreQueryValues(state),
  isCollapsed: true,
  focus: { target: 'edit-button' },
})

const undone: Transitions['undone'] = (state) => ({
  ...state,
  ...restoreQueryValues(state),
  focus: { target: 'result' },
})

const inEveryPhase = { edited, submitted }

/** The transitions by phase and event. Events missing from a phase are ignored. */
export const transitions: Record<'idle' | 'pending' | 'done', Transitions> = {
  idle: inEveryPhase,
  pending: { ...inEveryPhase, repeated, answered, cleared, expanded },
  done: { ...inEveryPhase, repeated, extended, cleared, expanded, cancelled, undone },
}

export function reduceConsulta<Type extends EventType>(
  state: ConsultaState,
  event: ConsultaEvent<Type>,
): ConsultaState {
  const { status } = state.lookup
  const transition = transitions[status === 'idle' || status === 'pending' ? status : 'done'][event.type]
  return transition ? transition(state, event) : state
}

/**
 * Returns the state at the page's first paint.
 *
 * @param canShowAnswers If false, a cached answer starts as `pending` until the components are loaded.
 */
export function createConsultaState(
  initial: InitialLookup,
  purpose: string | undefined,
  canShowAnswers: boolean,
): ConsultaState {
  const { kind, values } = initial
  const state: ConsultaState = {
    ...noQuery,
    formValues: values,
    form: { key: 0, initialValues: values },
    prefilled: initial,
    isCollapsed: kind === 'cached' || kind === 'query' || kind === 'pending',
    opensOnFailure: kind === 'pending',
    focus: undefined,
  }
  if (kind === 'pending') return { ...state, ...startQuery(initial.query) }
  if (kind === 'query') {
    const { origin, isFresh = false } = initial
    return { ...state, ...startQuery({ values, origin, purpose, isFresh }) }
  }
  if (kind !== 'cached') return state
  const { cached } = initial
  const query = { values, origin: cached.entry.origin, purpose: cached.entry.purpose, cached }
  const shown = { ...state, ...startQuery(query), entry: cached.entry }
  return canShowAnswers ? { ...shown, lookup: cached.outcome } : shown
}
