import { afterEach, describe, expect, it } from 'vitest'
import { createAnswerHolder } from '@/state/held-answers.ts'
import { setRoles } from '@/state/roles.ts'
import { cacheAnswer, endSession, readCached, session } from '@/state/session.ts'
import { findSubject } from '@/state/subjects.ts'
import { createConsultaTarget } from '../../../src/consultas/batch/consulta-target.tsx'
import { createFailure, type Outcome } from '../../../src/consultas/outcome.ts'
import {
  adoptHeldAnswers,
  adoptReusableAnswer,
  findReusableOutcome,
} from '../../../src/consultas/query/known-answers.ts'
import { asPath } from '../../support/as-path.ts'
import { createDefinition } from './support/definition.ts'
import { cpf } from './support/fields.ts'

const definition = createDefinition({
  purpose: 'required',
  fields: [{ kind: 'name', name: 'nome', label: 'Nome', required: false }, cpf],
  summary: {
    value: 'nome',
    sensitive: false,
    detail: { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true },
  },
})

const target = createConsultaTarget(definition)
const values = { nome: 'Ana Exemplo', cpf: '11144477735' }
const found: Outcome = {
  status: 'found',
  answer: { nome: 'Ana Exemplo', cpf: '111.444.777-35' },
  source: 'Fonte',
  isDemo: false,
  at: 7,
}

/** Adds the answers of a line as a batch does. */
function hold(outcome: Outcome) {
  const holder = createAnswerHolder()
  for (const answer of target.listAnswers({ values, outcome, ms: 30, purpose: 'Cobrança' }))
    holder.hold(answer)
}

afterEach(endSession)

describe('a line of a batch', () => {
  it('is about its document, or about its name if it has no document', () => {
    expect(target.findSubject(values)).toEqual({ kind: 'cpf', value: values.cpf })
    expect(target.findSubject({ nome: values.nome })).toEqual({ kind: 'name', value: values.nome })
    expect(target.findSubject({})).toBeUndefined()
  })

  it('gives its answer to the session when its subject is opened', () => {
    hold(found)
    expect(session.items).toEqual([])
    adoptHeldAnswers('cpf', values.cpf)
    adoptHeldAnswers('cpf', values.cpf)
    const [entry, ...others] = session.items
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      at: 7,
      ms: 30,
      name: 'Ana Exemplo',
      outcome: 'found',
      purpose: 'Cobrança',
    })
    expect(findSubject(entry?.subjectId ?? '')).toMatchObject({ kind: 'cpf', value: values.cpf })
    expect(readCached(entry?.id ?? '')?.outcome).toEqual(found)
  })

  it('gives a failure too, so that the page shows it, but no query reuses it', () => {
    hold(createFailure('timeout'))
    expect(adoptReusableAnswer(definition, values)).toBeUndefined()
    adoptHeldAnswers('cpf', values.cpf)
    expect(session.items.map(({ outcome }) => outcome)).toEqual(['failed'])
    expect(adoptReusableAnswer(definition, values)).toBeUndefined()
  })

  it('serves no query for another purpose, and no user without the role', () => {
    hold(found)
    expect(findReusableOutcome(definition, values, 'Crédito')).toBeUndefined()
    expect(findReusableOutcome(definition, values, 'Cobrança')).toBe(found)
    createAnswerHolder().hold({
      definition: { ...definition, id: 'teste/2', access: [['gestor']] },
      values,
      outcome: found,
      ms: 30,
      purpose: undefined,
    })
    setRoles(['gestor'])
    expect(findReusableOutcome({ id: 'teste/2' }, values)).toBe(found)
    setRoles([])
    expect(findReusableOutcome({ id: 'teste/2' }, values)).toBeUndefined()
  })

  it('serves no query if it is incomplete, and an older answer does not replace it', () => {
    hold(found)
    hold({ ...found, status: 'incomplete', missing: ['cpf'], at: 8 })
    expect(findReusableOutcome(definition, values)).toBeUndefined()
  })

  it('is found among 300 newer answers after it is opened', () => {
    hold(found)
    const entry = {
      consultaId: 'teste/3',
      family: 'teste',
      path: asPath('/consulta/cpf'),
      title: '',
      subject: '',
      ms: 1,
    } as const
    for (let index = 0; index < 300; index += 1)
      cacheAnswer({ ...entry, subjectValue: `${index}` }, { cpf: `${index}` }, { ...found, at: 100 + index })
    const entryId = adoptReusableAnswer(definition, values)?.entry.id
    expect(readCached(entryId ?? '')?.outcome).toBe(found)
    expect(session.items).toHaveLength(300)
  })
})
