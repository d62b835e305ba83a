import type { ConsultaDefinition, Lead } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { cacheAnswer, endSession, session } from '@/state/session.ts'
import type { Outcome } from '../../../src/consultas/outcome.ts'
import { buildSections } from '../../../src/consultas/subject-page/build-sections.ts'
import type { Path } from '../../../src/generated/paths.ts'
import { asPath } from '../../support/as-path.ts'

const cpf = '11144477735'

const birth = {
  kind: 'date',
  name: 'nascimento',
  label: 'Nascimento',
  required: true,
  notFuture: true,
} as const

const createDefinition = (
  variant: number,
  more: Partial<ConsultaDefinition<Path>> = {},
): ConsultaDefinition<Path> => ({
  id: `cpf/${variant}`,
  family: 'cpf',
  variant,
  path: asPath('/consulta/cpf'),
  title: `Consulta ${variant}`,
  fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true }],
  result: [],
  example: {},
  examples: [],
  ...more,
})

const first = createDefinition(1)
const second = createDefinition(2)
const asking = createDefinition(3, { fields: [...first.fields, birth] })

const createLead = ({ id, title }: ConsultaDefinition): Lead<Path> => ({
  id,
  path: asPath('/consulta/cpf'),
  title,
  field: 'cpf',
})

const definitions = [first, second, asking]

const build = (isQuerying: (id: string) => boolean = () => false) => {
  const groups = buildSections({
    value: cpf,
    groups: [{ family: 'cpf', title: 'CPF', leads: definitions.map(createLead) }],
    families: {
      cpf: { family: 'cpf', title: 'CPF', variants: { 1: first, 2: second, 3: asking } },
    },
    items: session.items,
    isQuerying,
  })
  return groups.flatMap(({ sections }) => sections)
}

const found = (answer: Json, at = 1): Outcome => ({
  status: 'found',
  answer,
  source: 'Fonte',
  isDemo: false,
  at,
})

const failure: Outcome = {
  status: 'failed',
  reason: 'timeout',
  message: 'Sem resposta',
  isDemo: false,
  at: 2,
}

const record = (outcome: Outcome, { id } = first, value = cpf) =>
  cacheAnswer(
    {
      consultaId: id,
      family: 'cpf',
      path: asPath('/consulta/cpf'),
      title: id,
      subject: '***',
      ms: 1,
      kind: 'cpf',
      subjectValue: value,
    },
    { cpf: value },
    outcome,
  )

afterEach(endSession)

describe('the sections of a subject', () => {
  it('are in the order of the leads, and not queried at first', () => {
    expect(build().map(({ key, state }) => [key, state])).toEqual([
      ['cpf/1', 'not-queried'],
      ['cpf/2', 'not-queried'],
      ['cpf/3', 'not-queried'],
    ])
  })

  it.each<[Outcome, string]>([
    [found({}), 'found'],
    [{ ...found({}), status: 'incomplete', missing: ['nome'] } as Outcome, 'incomplete'],
    [{ status: 'not-found', source: 'Fonte', isDemo: false, at: 1 }, 'not-found'],
    [failure, 'failed'],
  ])('have the state of the newest outcome: $status', (outcome, state) => {
    const entry = record(outcome)
    const [section] = build()
    expect(section?.state).toBe(state)
    expect(section?.answer?.entry?.id).toBe(entry.id)
  })

  it('ignore answers about another value', () => {
    record(found({}), first, '12345678909')
    expect(build()[0]?.state).toBe('not-queried')
  })

  it('keep an answer when the repeated query fails', () => {
    record(found({ nome: 'Marina' }))
    record(failure)
    expect(build()[0]?.state).toBe('found')
  })

  it('are pending while their query runs, and keep the earlier answer', () => {
    record(found({}))
    const [section] = build((id) => id === 'cpf/1')
    expect(section?.state).toBe('pending')
    expect(section?.answer?.outcome.status).toBe('found')
  })
})

describe('a value that a consulta needs', () => {
  const findAsking = () => build()[2]

  it('is named while no answer has it', () => {
    expect(findAsking()).toMatchObject({ needs: ['Nascimento'], known: [], values: { cpf } })
  })

  it('is filled in from another answer, with its consulta', () => {
    record(found({ nascimento: '1984-01-17' }))
    expect(findAsking()).toMatchObject({
      needs: [],
      known: [{ label: 'Nascimento', from: 'Consulta 1' }],
      values: { cpf, nascimento: '1984-01-17' },
    })
  })

  it.each(['2999-01-01', 'ontem', null, '', { dia: 17 }])('is not filled in from %j', (nascimento) => {
    record(found({ nascimento }))
    expect(findAsking()).toMatchObject({ needs: ['Nascimento'], known: [] })
  })

  it('is not filled in if two answers disagree', () => {
    record(found({ nascimento: '1984-01-17' }))
    record(found({ nascimento: '1990-05-02' }), second)
    expect(findAsking()).toMatchObject({ needs: ['Nascimento'], known: [] })
  })

  it('is not read from a list, which is about others', () => {
    record(found({ parentes: [{ nascimento: '1984-01-17' }] }))
    expect(findAsking()?.known).toEqual([])
  })
})
