import { expect, it, vi } from 'vitest'
import { destinations } from '@/search/destinations.ts'

vi.mock('@/generated/search-words.ts', () => ({
  searchWords: { 'cpf/1': ['Nome da mãe'], 'cpf/2': 'cpf/1' },
}))

it('finds the words of a consulta that has those of another', () => {
  const { consultas } = destinations()
  const variants = consultas.flatMap((family) => family.variants)
  const readWords = (id: string) => variants.find(({ consultaId }) => consultaId === id)?.inside
  expect([readWords('cpf/1'), readWords('cpf/2'), readWords('cpf/3')]).toEqual([
    ['Nome da mãe'],
    ['Nome da mãe'],
    [],
  ])
})
