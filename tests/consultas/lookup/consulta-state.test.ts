import { describe, expect, it } from 'vitest'
import type { SessionEntry } from '@/state/session.ts'
import {
  type ConsultaEvent,
  type ConsultaState,
  canCancel,
  createConsultaState,
  isEdited,
  isStale,
  reduceConsulta,
  transitions,
} from '../../../src/consultas/lookup/consulta-state.ts'
import { createFailure, type Outcome } from '../../../src/consultas/outcome.ts'
import { asPath } from '../../support/as-path.ts'

const values = { cpf: '11144477735' }
const otherValues = { cpf: '52998224725' }
const origin = { id: 'um', label: 'Parentes' }

const found: Outcome = { status: 'found', answer: {}, source: 'Fonte', isDemo: false, at: 1 }
const failed = createFailure('unavailable')
const entry: SessionEntry = {
  id: 'dois',
  consultaId: 'cpf/1',
  family: 'cpf',
  path: asPath('/consulta/cpf'),
  title: 'CPF',
  subject: '***',
  subjectId: 'tres',
  origin,
  purpose: 'Cobrança',
  at: 1,
  outcome: 'found',
  ms: 1,
}

const walk = (state: ConsultaState, ...events: ConsultaEvent[]) => events.reduce(reduceConsulta, state)

const submitted: ConsultaEvent = { type: 'submitted', values, purpose: 'Crédito' }
const answered: ConsultaEvent = { type: 'answered', entry, outcome: found }

const idle = createConsultaState({ kind: 'prefilled', values, origin }, undefined, true)
const pending = walk(idle, submitted)
const done = walk(pending, answered)
const phases = { idle, pending, done }

/** The answer with the rows of its second page. */
const longer = { ...found, pages: { count: 2, rows: 4, isLast: true } }

/** An event of each type. */
const events: { [Type in ConsultaEvent['type']]: ConsultaEvent<Type> } = {
  edited: { type: 'edited', values: otherValues },
  submitted: { type: 'submitted', values: otherValues, purpose: 'Cobrança' },
  repeated: { type: 'repeated', purpose: 'Cobrança', firstSource: 'reserva' },
  answered: { type: 'answered', entry, outcome: found },
  extended: { type: 'extended', outcome: longer },
  cleared: { type: 'cleared' },
  expanded: { type: 'expanded' },
  cancelled: { type: 'cancelled' },
  undone: { type: 'undone' },
}

type Row = Record<ConsultaEvent['type'], Partial<ConsultaState> | undefined>

const edited = { formValues: otherValues }
const newQuery = {
  query: { values: otherValues, origin: undefined, purpose: 'Cobrança' },
  lookup: { status: 'pending' },
  entry: undefined,
  formValues: otherValues,
  isCollapsed: true,
  opensOnFailure: true,
} as const
const sameQuery = {
  query: { values, origin, purpose: 'Cobrança', firstSource: 'reserva', isFresh: true },
  lookup: { status: 'pending' },
  entry: undefined,
  isCollapsed: true,
} as const
const noQuery = {
  query: undefined,
  lookup: { status: 'idle' },
  entry: undefined,
  isCollapsed: false,
} as const
const expanded = { isCollapsed: false, focus: { target: 'form' } } as const

/** The change of each event in each phase; `undefined` for none. */
const changes: Record<keyof typeof phases, Row> = {
  idle: {
    edited,
    submitted: newQuery,
    repeated: undefined,
    answered: undefined,
    extended: undefined,
    cleared: undefined,
    expanded: undefined,
    cancelled: undefined,
    undone: undefined,
  },
  pending: {
    edited,
    submitted: newQuery,
    repeated: sameQuery,
    answered: { lookup: found, entry },
    extended: undefined,
    cleared: noQuery,
    expanded,
    cancelled: undefined,
    undone: undefined,
  },
  done: {
    edited,
    submitted: newQuery,
    repeated: sameQuery,
    answered: undefined,
    extended: { lookup: longer },
    cleared: noQuery,
    expanded,
    cancelled: { isCollapsed: true, focus: { target: 'edit-button' } },
    undone: { focus: { target: 'result' } },
  },
}

const cases = Object.keys(phases).flatMap((phase) =>
  Object.keys(events).map((type) => ({
    phase: phase as keyof typeof phases,
    type: type as ConsultaEvent['type'],
  })),
)

describe('the transitions of a consulta', () => {
  it.each(cases)('$phase: $type', ({ phase, type }) => {
    const state = phases[phase]
    const change = changes[phase][type]
    expect(transitions[phase][type] !== undefined).toBe(change !== undefined)
    expect(reduceConsulta(state, events[type])).toMatchObject({
      ...state,
      ...change,
      opensOnFailure: expect.any(Boolean),
    })
  })

  it('keeps the result that led to the query until the prefilled values change', () => {
    expect(pending.query?.origin).toBe(origin)
    expect(walk(idle, events.submitted).query?.origin).toBeUndefined()
    expect(walk(done, events.repeated).query?.origin).toBe(origin)
  })

  it('takes the answer that the session has for submitted values', () => {
    const cached = { entry, outcome: found }
    expect(walk(done, { ...submitted, cached } as ConsultaEvent).query?.cached).toBe(cached)
    expect(walk(done, submitted, answered, events.repeated).query?.cached).toBeUndefined()
  })

  it('collapses the form while a query is under way, and leaves one open that the user opens then', () => {
    expect(walk(idle, submitted).isCollapsed).toBe(true)
    expect(walk(idle, submitted, answered).isCollapsed).toBe(true)
    expect(walk(idle, submitted, events.expanded, answered).isCollapsed).toBe(false)
    expect(walk(done, events.expanded, submitted, answered).isCollapsed).toBe(true)
  })

  it('opens the form again after a failure if the query was sent from it', () => {
    const failure: ConsultaEvent = { type: 'answered', entry, outcome: failed }
    expect(walk(idle, submitted, failure)).toMatchObject({ isCollapsed: false, focus: { target: 'form' } })
    expect(walk(idle, submitted, answered, events.repeated, failure).isCollapsed).toBe(true)
    expect(walk(idle, submitted, failure, events.repeated, failure).isCollapsed).toBe(false)
  })

  it.each(['repeated', 'cancelled', 'undone'] as const)('restores the values of the query: %s', (type) => {
    const edits = walk(done, events.expanded, events.edited)
    const next = walk(edits, events[type])
    expect(next.formValues).toBe(values)
    expect(next.form).toEqual({ key: edits.form.key + 1, initialValues: values })
  })
})

describe('an edited form', () => {
  it('makes a shown result stale until the edits are taken back', () => {
    expect([idle, walk(idle, events.edited)].map(isEdited)).toEqual([false, false])
    expect([walk(pending, events.edited), walk(done, events.edited)].map(isStale)).toEqual([false, true])
    expect(isStale(walk(done, events.edited, { type: 'edited', values }))).toBe(false)
    expect(isEdited(walk(done, { type: 'edited', values: {} }))).toBe(true)
  })

  it('can be cancelled after an answer, unless an edited image cannot be restored', () => {
    const image = { kind: 'image', name: 'foto', label: 'Foto', required: true, maxMegabytes: 5 } as const
    const failure = walk(pending, { type: 'answered', entry, outcome: failed })
    expect([idle, pending, failure, done].map((state) => canCancel(state, []))).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect([done, walk(done, events.edited)].map((state) => canCancel(state, [image]))).toEqual([true, false])
  })
})

describe('the state at the first paint', () => {
  it('has a pending query if the page opens with one', () => {
    const state = createConsultaState({ kind: 'query', values, origin }, 'Crédito', true)
    expect(state).toMatchObject({
      query: { values, origin, purpose: 'Crédito' },
      lookup: { status: 'pending' },
      isCollapsed: true,
    })
  })

  it('shows an answer of the session once its components are loaded', () => {
    const cached = { entry, outcome: found }
    const create = (canShowAnswers: boolean) =>
      createConsultaState({ kind: 'cached', cached, values }, undefined, canShowAnswers)
    const shown = { query: { values, origin, purpose: 'Cobrança', cached }, entry, isCollapsed: true }
    expect(create(true)).toMatchObject({ ...shown, lookup: found })
    expect(create(false)).toMatchObject({ ...shown, lookup: { status: 'pending' } })
    expect(walk(create(false), answered)).toEqual(create(true))
  })

  it('is idle for a prefilled and for an empty form', () => {
    expect(idle).toMatchObject({
      query: undefined,
      lookup: { status: 'idle' },
      formValues: values,
      isCollapsed: false,
    })
    expect(createConsultaState({ kind: 'empty', values: {} }, undefined, true).formValues).toEqual({})
  })
})
