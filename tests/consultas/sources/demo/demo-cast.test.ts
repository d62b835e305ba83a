import { expect, it } from 'vitest'
import { createDemoCast } from '../../../../src/consultas/sources/demo/demo-cast.ts'

it('finds the references of a consulta that has those of another', () => {
  const example: [string, string][] = [['nome', '{cast.marina.nome}']]
  const { listReferences } = createDemoCast({
    members: {},
    references: { 'cpf/1': { example }, 'cpf/2': 'cpf/1' },
  })
  expect(listReferences('cpf/2', undefined)).toEqual(example)
  expect(listReferences('cpf/3', undefined)).toEqual([])
})
