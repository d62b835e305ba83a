import { expect, it } from 'vitest'
import { listFindingTargets, readMeasure } from '../../../manifest/contract/findings.ts'
import { finding as findingSchema } from '../../../manifest/schema/finding.ts'
import { block as blockSchema, summary as summarySchema } from '../../../manifest/schema/result.ts'

const summary = summarySchema.parse({ value: 'nome', detail: { label: 'CPF', value: 'cpf' } })

const result = [
  { block: 'alert', status: 'danger', title: 'Óbito', text: 'Consta óbito', when: 'obito' },
  { block: 'fields', title: 'Dados', items: [{ label: 'Nome', value: 'nome' }] },
  {
    block: 'table',
    title: 'Pendências',
    value: 'pendencias',
    columns: [{ label: 'Credor', value: 'credor' }],
  },
  { block: 'fields', title: 'Atual', items: [{ label: 'CEP', value: 'enderecos.0.cep' }] },
].map((block) => blockSchema.parse(block))

const locateFindingBlocks = (finding: object) =>
  listFindingTargets(findingSchema.parse(finding), { summary, result })

it.each([
  ['the block that it names first', { count: 'pendencias', to: 'Dados' }, [1, 2]],
  ['a block before the summary', { value: 'nome' }, [1, 'head']],
  ['the summary', { value: 'cpf' }, ['head']],
  ['the block whose condition reads the value', { value: 'obito' }, [0]],
  ['a list', { count: 'pendencias' }, [2]],
  ['the list that contains a value', { sum: 'pendencias.valor' }, [2]],
  ['a value with an index in its path', { min: 'enderecos.cep' }, [3]],
  ['nothing', { value: 'idade' }, []],
])('links a finding to %s', (_, finding, parts) => expect(locateFindingBlocks(finding)).toEqual(parts))

it('reads the measure of a finding', () => {
  expect(readMeasure(findingSchema.parse({ sum: 'pendencias.valor' }))).toEqual({
    measure: 'sum',
    path: 'pendencias.valor',
  })
})
