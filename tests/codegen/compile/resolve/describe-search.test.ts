import { expect, it } from 'vitest'
import { describeSearch } from '../../../../codegen/compile/resolve/describe-search.ts'
import { leadKinds } from '../../../../manifest/kinds/index.ts'

it('names examples of the kinds that forms accept', () => {
  expect(describeSearch(leadKinds)).toBe('CPF, CNPJ, placa, CEP, telefone, nome… ou cole uma lista')
})

it('does not name kinds that no form accepts', () => {
  const kinds = leadKinds.filter((kind) => kind !== 'cep' && kind !== 'name')
  expect(describeSearch(kinds)).toBe('CPF, CNPJ, placa, telefone… ou cole uma lista')
})

it('names no list if no form accepts a kind', () => {
  expect(describeSearch([])).toBe('Página ou consulta')
})
