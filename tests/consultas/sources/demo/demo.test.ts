import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerFromExamples, queryDemo } from '../../../../src/consultas/sources/demo/demo.ts'

const definition: ConsultaDefinition = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [],
  request: { source: 'gateway', get: '/', errors: { 402: 'Saldo insuficiente' } },
  result: [],
  example: { nome: 'Ana' },
  examples: [
    { when: { cpf: '1', uf: 'SP' }, status: 200, answer: { nome: 'Bia' } },
    { when: { cpf: '1' }, status: 404 },
    { when: { cpf: '2' }, status: 402 },
    { when: { cpf: '3' }, status: 500 },
  ],
}

const query = async (values: Record<string, string>, queriedDefinition = definition) => {
  const outcome = queryDemo(queriedDefinition, values, new AbortController().signal)
  await vi.runAllTimersAsync()
  return outcome
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('answerFromExamples', () => {
  it('answers at once and takes no credits', async () => {
    const unaffordable = { ...definition, cost: 1e9 }
    expect(await answerFromExamples(unaffordable, { cpf: '9' })).toMatchObject({ status: 'found' })
    expect(await query({ cpf: '9' }, unaffordable)).toMatchObject({ status: 'failed' })
  })
})

describe('queryDemo', () => {
  it('returns the example and marks it as a demonstration', async () => {
    expect(await query({ cpf: '9' })).toMatchObject({
      status: 'found',
      answer: { nome: 'Ana' },
      isDemo: true,
    })
  })

  it('uses the first example whose conditions all match', async () => {
    expect(await query({ cpf: '1', uf: 'SP' })).toMatchObject({ answer: { nome: 'Bia' } })
    expect(await query({ cpf: '1', uf: 'RJ' })).toMatchObject({ status: 'not-found' })
  })

  it('adapts the example to the query unless a conditional example matches', async () => {
    const cpf = { kind: 'cpf', name: 'cpf', label: 'CPF', required: true } as const
    const about = {
      ...definition,
      fields: [cpf],
      example: { cpf: '11144477735' },
      examples: [{ when: { cpf: '52998224725' }, status: 200, answer: { cpf: '11144477735' } }],
    }
    expect(await query({ cpf: '12345678909' }, about)).toMatchObject({ answer: { cpf: '12345678909' } })
    expect(await query({ cpf: '52998224725' }, about)).toMatchObject({ answer: { cpf: '11144477735' } })
  })

  it('adapts a conditional example to the query if its conditions are empty', async () => {
    const fields = [
      { kind: 'cpf', name: 'cpf', label: 'CPF', required: true },
      { kind: 'image', name: 'foto', label: 'Foto', required: false, maxMegabytes: 5 },
    ] satisfies ConsultaDefinition['fields']
    const examples = [{ when: { foto: '' }, status: 200, answer: { cpf: '11144477735', foto: null } }]
    const about = { ...definition, fields, example: { cpf: '11144477735' }, examples }
    expect(await query({ cpf: '12345678909' }, about)).toMatchObject({
      answer: { cpf: '12345678909', foto: null },
    })
  })

  it('matches an empty condition with an empty field', async () => {
    const examples = [{ when: { cpf: '1', foto: '' }, status: 200, answer: { nome: 'Sem foto' } }]
    const about = { ...definition, examples }
    expect(await query({ cpf: '1' }, about)).toMatchObject({ answer: { nome: 'Sem foto' } })
    expect(await query({ cpf: '1', foto: '' }, about)).toMatchObject({ answer: { nome: 'Sem foto' } })
    expect(await query({ cpf: '1', foto: 'data:,' }, about)).toMatchObject({ answer: { nome: 'Ana' } })
  })

  it("uses the manifest's message for an error status, or a default", async () => {
    expect(await query({ cpf: '2' })).toMatchObject({ status: 'failed', message: 'Saldo insuficiente' })
    expect(await query({ cpf: '3' })).toMatchObject({
      status: 'failed',
      message: 'A fonte está fora do ar no momento. Tente de novo em instantes.',
      isDemo: true,
    })
  })

  it('rejects when it is aborted', async () => {
    const controller = new AbortController()
    const outcome = queryDemo(definition, {}, controller.signal)
    controller.abort()
    await expect(outcome).rejects.toThrow()
  })
})
