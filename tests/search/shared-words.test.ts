import { expect, it, vi } from 'vitest'
import { destinations } from '@/search/destinations.ts'

vi.mock('@/generated/search-words.ts', () => ({
  searchWords: { 'leitor/1': ['Nome da mãe'], 'leitor/2': 'leitor/1' },
}))

it('finds the words of a consulta that has those of another', () => {
  const { consultas } = destinations()
  const variants = consultas.flatMap((family) => family.variants)
  const readWords = (id: string) => variants.find(({ consultaId }) => consultaId === id)?.inside
  expect([readWords('leitor/1'), readWords('leitor/2'), readWords('leitor/3')]).toEqual([
    ['Nome da mãe'],
    ['Nome da mãe'],
    [],
  ])
})
