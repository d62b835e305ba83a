import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { nextQuery } from '@/routes/next-page.ts'
import { auth, logout } from '@/state/auth.ts'
import { drafts } from '@/state/drafts.ts'
import { choosePurpose, purpose } from '@/state/purpose.ts'
import { cacheAnswer, endSession, session } from '@/state/session.ts'
import { findLeadingResult } from '../../../src/consultas/form/form-values.ts'
import { purposeField } from '../../../src/consultas/form/purpose.ts'
import {
  findFieldToFocus,
  readInitialLookup,
  shownEntries,
} from '../../../src/consultas/lookup/initial-lookup.ts'
import { adoptReusableAnswer } from '../../../src/consultas/query/known-answers.ts'
import { asPath } from '../../support/as-path.ts'

const values = { cpf: '11144477735' }

const origin = { id: 'um', label: 'Parentes' }

const definition: ConsultaDefinition<Path> = {
  id: 'cpf/1',
  family: 'cpf',
  variant: 1,
  path: asPath('/consulta/cpf'),
  title: 'CPF',
  purpose: 'required',
  fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true }],
  result: [],
  example: {},
  examples: [],
}

const begin = () => readInitialLookup(definition, undefined)

function cacheMatchingAnswer(purpose?: string) {
  const entryBase = { family: 'cpf', title: 'CPF', subject: '***', subjectValue: 'cpf 11144477735', ms: 1 }
  const outcome = { status: 'found', answer: {}, source: 'Fonte', isDemo: false, at: 1 } as const
  cacheAnswer(
    {
      ...entryBase,
      consultaId: definition.id,
      path: asPath('/consulta/cpf'),
      ...(purpose === undefined ? {} : { purpose }),
    },
    values,
    outcome,
  )
}

afterEach(() => {
  endSession()
  purpose.chosen = undefined
})

describe('a consulta that requires a purpose', () => {
  it('opens with a query only after a purpose is chosen', () => {
    nextQuery.give(definition.path, { values, origin })
    expect(begin()).toEqual({ kind: 'prefilled', values, origin })
    choosePurpose('Cobrança')
    expect(begin()).toEqual({ kind: 'query', values, origin, isFresh: false })
  })

  it('focuses the purpose if nothing else is missing, on phones too', () => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
    const findFocusedField = (filled: Record<string, string>) =>
      findFieldToFocus(definition, { kind: 'prefilled', values: filled, origin })
    expect(findFocusedField(values)).toBe(purposeField().name)
    expect(findFocusedField({})).toBe('cpf')
    choosePurpose('Cobrança')
    expect(findFocusedField(values)).toBeUndefined()
    vi.unstubAllGlobals()
  })

  it('keeps the result that led to the query until a prefilled value changes', () => {
    expect(findLeadingResult({ values, origin }, { ...values, uf: 'SP' })).toBe(origin)
    expect(findLeadingResult({ values, origin }, { cpf: '52998224725' })).toBeUndefined()
  })

  it('does not show an answer for another purpose', () => {
    cacheMatchingAnswer('Cobrança')
    nextQuery.give(definition.path, { values })
    choosePurpose('Crédito')
    expect(begin().kind).toBe('query')
    expect(adoptReusableAnswer(definition, values)).toBeUndefined()
    choosePurpose('Cobrança')
    expect(begin().kind).toBe('cached')
    expect(adoptReusableAnswer(definition, values)?.outcome.status).toBe('found')
  })

  it('shows a cached answer without a purpose', () => {
    cacheMatchingAnswer()
    nextQuery.give(definition.path, { values })
    expect(begin().kind).toBe('cached')
  })
})

describe('a consulta after a lock', () => {
  it('shows the answer to the draft unless the session has ended', () => {
    cacheMatchingAnswer()
    drafts.give(definition.path, { values })
    expect(begin().kind).toBe('cached')
    auth.isAuth = true
    logout({ keepsDrafts: true })
    expect(begin()).toEqual({ kind: 'prefilled', values, origin: undefined, isDraft: true })
  })
})

describe('a consulta that the user goes back to', () => {
  it('shows the answer of its history entry, while it is cached', () => {
    cacheMatchingAnswer()
    shownEntries.give('key', session.items[0]?.id ?? '')
    expect(readInitialLookup(definition, 'key').kind).toBe('cached')
    expect(readInitialLookup(definition, 'other').kind).toBe('empty')
    endSession()
    expect(readInitialLookup(definition, 'key').kind).toBe('empty')
  })
})
