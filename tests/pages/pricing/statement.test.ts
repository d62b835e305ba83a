import { expect, it } from 'vitest'
import { formatStatementCredits, listStatement, sumCosts } from '@/pages/pricing/statement.ts'
import type { UsageRecord } from '@/state/usage.ts'

const record = (change: Partial<UsageRecord>): UsageRecord => ({
  consultaId: 'leitor/1',
  at: 1,
  outcome: 'found',
  ms: 100,
  ...change,
})

it('lists queries and purchases, newest first, by the titles of their consultas', () => {
  const lines = listStatement(
    [
      record({ cost: 0.35 }),
      record({ consultaId: 'leitor/2', at: 0 }),
      record({ consultaId: 'editora/1', at: 3, outcome: 'not-found' }),
    ],
    [{ at: 2, plan: 'Avulso', credits: 100 }],
  )
  expect(lines).toEqual([
    { at: 3, title: 'Editora · Cadastro da editora', kind: 'not-found', credits: undefined },
    { at: 2, title: 'Avulso', kind: 'purchase', credits: 100 },
    { at: 1, title: 'Leitor · Cadastro do leitor', kind: 'found', credits: -0.35 },
    { at: 0, title: 'Leitor · Empréstimos', kind: 'found', credits: undefined },
  ])
})

it('names a consulta that the manifest has no more by its id', () => {
  expect(listStatement([record({ consultaId: 'antiga/9' })], [])[0]?.title).toBe('antiga/9')
})

it('adds up costs without errors of decimal fractions', () => {
  expect(sumCosts([record({ cost: 0.1 }), record({ cost: 0.2 }), record({})])).toBe(0.3)
})

it.each([
  ['a query with a minus sign', -0.35, '−0,35'],
  ['whole credits with the same decimals', -3, '−3,00'],
  ['a purchase with a plus sign', 2000, '+2.000,00'],
  ['nothing charged as a dash', undefined, '–'],
])('writes %s', (_reason, credits, text) => {
  expect(formatStatementCredits(credits)).toBe(text)
})
