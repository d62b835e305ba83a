import { expect, it } from 'vitest'
import { createDemoCast } from '../../../../src/consultas/sources/demo/demo-cast.ts'

it('finds the references of the examples that a consulta inherits', () => {
  const inherited: [string, string][] = [['nome', '{cast.marina.nome}']]
  const own: [string, string][] = [['cpf', '{cast.marina.cpf}']]
  const { listReferences } = createDemoCast({
    references: { cpf: { example: inherited }, 'cpf/2': { example: own } },
  })
  expect(listReferences('cpf/1', undefined)).toEqual(inherited)
  expect(listReferences('cpf/2', undefined)).toEqual(own)
  expect(listReferences('cnpj/1', undefined)).toEqual([])
})
