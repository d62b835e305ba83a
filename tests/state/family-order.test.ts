import { expect, it, vi } from 'vitest'
import { sortFamilies } from '@/state/family-order.ts'

vi.mock('@/generated/family-order.ts', () => ({ familyOrder: { placa: 1, cpf: 2 } }))

it('sorts families by their order, and those without one after them, by name', () => {
  const families = ['cep', 'cpf', 'nome', 'placa'].map((family) => ({ family }))
  expect(sortFamilies(families).map(({ family }) => family)).toEqual(['placa', 'cpf', 'cep', 'nome'])
})
