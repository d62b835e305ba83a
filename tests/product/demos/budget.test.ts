import { describe, expect, it } from 'vitest'
import {
  type BudgetGroup,
  computeBudget,
  createRow,
  createSampleBudget,
  formatPrice,
  moveRow,
  validateBudget,
} from '../../../src/demos/ui-kit/repeater/budget.ts'

const group = (id: string, rows: string): BudgetGroup => ({
  id,
  title: id,
  rows: [...rows].map((text) => ({ ...createRow({ text, price: '1,00' }), id: text })),
})

const read = (groups: BudgetGroup[]) => groups.map(({ rows }) => rows.map(({ text }) => text).join(''))

describe('a budget', () => {
  it.each([
    [{ groupId: 'x', index: 0 }, { groupId: 'x', index: 2 }, ['bca', 'de']],
    [{ groupId: 'x', index: 1 }, { groupId: 'y', index: 0 }, ['ac', 'bde']],
    [{ groupId: 'y', index: 1 }, { groupId: 'x', index: 3 }, ['abce', 'd']],
    [{ groupId: 'x', index: 9 }, { groupId: 'y', index: 0 }, ['abc', 'de']],
    [{ groupId: 'x', index: 0 }, { groupId: 'gone', index: 0 }, ['abc', 'de']],
  ])('moves %j to %j', (from, to, expected) => {
    expect(read(moveRow([group('x', 'abc'), group('y', 'de')], from, to))).toEqual(expected)
  })

  it('adds up groups, and rounds the discount to a cent', () => {
    const groups = [group('x', 'abc'), group('y', 'd')]
    expect(computeBudget({ groups, discount: 12.5 })).toEqual({
      sums: [300, 100],
      subtotal: 400,
      off: 50,
      total: 350,
    })
    expect(computeBudget({ groups: [group('x', 'a')], discount: 0.5 }).off).toBe(1)
  })

  it('reports each missing value by its control', () => {
    const row = createRow({ quantity: '0' })
    const errors = validateBudget({ discount: 0, groups: [{ id: 'g', title: ' ', rows: [row] }] })
    expect(errors).toEqual({
      'g.title': 'Dê um nome à etapa',
      [`${row.id}.text`]: 'Descreva o item',
      [`${row.id}.quantity`]: 'De 1 a 9999',
      [`${row.id}.price`]: 'Maior que zero',
    })
    expect(validateBudget(createSampleBudget())).toEqual({})
  })

  it.each([
    ['1250,5', '1.250,50'],
    ['1.250,50', '1.250,50'],
    ['', ''],
    ['abc', ''],
  ])('formats the price %s as %s', (typed, text) => expect(formatPrice(typed)).toBe(text))
})
