import { expect, it } from 'vitest'
import { type Candidate, suggestPair } from '@/consultas/compare/candidates.ts'

const candidate = (id: string, kind: Candidate['kind']): Candidate => ({
  id,
  kind,
  kindTitle: kind,
  name: undefined,
  hiddenValue: id,
  isName: false,
})

const [car, ana, company, rui] = [
  candidate('car', 'placa'),
  candidate('ana', 'cpf'),
  candidate('company', 'cnpj'),
  candidate('rui', 'cpf'),
]

it.each([
  ['the first two of one kind', [car, ana, company, rui], [], ['ana', 'rui']],
  ['the chosen one with another of its kind', [car, ana, company, rui], ['rui'], ['rui', 'ana']],
  ['the chosen one with any other', [ana, car, rui], ['car'], ['car', 'ana']],
  ['two of different kinds', [car, ana], [], ['car', 'ana']],
  ['nothing for one subject', [ana], [], undefined],
  ['nothing for none', [], ['gone'], undefined],
])('suggests %s', (_reason, candidates, chosen, expected) => {
  expect(suggestPair(candidates, chosen)?.map(({ id }) => id)).toEqual(expected)
})
