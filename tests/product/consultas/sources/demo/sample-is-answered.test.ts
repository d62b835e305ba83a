import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { expect, it } from 'vitest'
import { cast } from '@/generated/cast.ts'
import { answerFromExamples } from '../../../../../src/consultas/sources/demo/demo.ts'
import { createDemoCast } from '../../../../../src/consultas/sources/demo/demo-cast.ts'
import { withCpfDigits } from '../../../../../src/consultas/sources/demo/documents.ts'

const demoCast = createDemoCast(cast)

const cpfs = Array.from({ length: 2_000 }, (_, index) => withCpfDigits(String(300_000_000 + index * 7_919)))

/** Returns a consulta whose example is about a CPF outside the cast. */
const createDefinition = (cpf: string): ConsultaDefinition => ({
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [{ name: 'cpf', kind: 'cpf', label: 'CPF', required: true }],
  request: { source: 'gateway', post: '/teste', notFound: { status: 404 } },
  result: [],
  findings: [],
  example: { cpf },
  examples: [],
})

it('the sample of a consulta is answered, also where other unknown documents fail or are not found', async () => {
  const [failing = ''] = cpfs.filter((cpf) => demoCast.failsFirst('teste/1', 'people', cpf))
  const [unknown = ''] = cpfs.filter((cpf) => demoCast.isNotFound('people', cpf))
  const ask = async (sample: string, cpf: string) =>
    (await answerFromExamples(createDefinition(sample), { cpf })).status
  expect(await ask(failing, failing)).toBe('found')
  expect(await ask(unknown, unknown)).toBe('found')
  expect([await ask(unknown, failing), await ask(failing, unknown)]).toEqual(['failed', 'not-found'])
})
