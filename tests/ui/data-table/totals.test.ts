import { describe, expect, it } from 'vitest'
import { describeTotal, sumColumn } from '../../../src/ui/data-table/sum-column.ts'

const total = {
  read: (row: unknown) => (typeof row === 'number' ? row : undefined),
  format: (sum: number) => `R$ ${sum}`,
}

const sumOf = (...rows: unknown[]) => sumColumn(total, rows)

describe('a total', () => {
  it('adds up all rows', () => {
    expect(sumOf(10, 20, -5)).toEqual({ text: 'R$ 25', note: undefined })
    expect(sumOf(2416.8, 738.9)).toEqual({ text: 'R$ 3155.7', note: undefined })
  })

  it('says how many rows have no readable value', () => {
    expect(sumOf(10, null)).toEqual({ text: 'R$ 10', note: 'sem 1 linha, que não tem valor' })
    expect(sumOf(10, null, 'dez', 5)).toEqual({ text: 'R$ 15', note: 'sem 2 linhas, que não têm valor' })
  })

  it('is not zero if no row has a value', () => {
    expect(sumOf(null, 'a combinar')).toEqual({ text: '—', note: 'sem valores' })
  })

  it('is zero if the values are', () => {
    expect(sumOf(0, 0).text).toBe('R$ 0')
  })
})

it('names the rows that it adds up unless they are all of the source', () => {
  expect(describeTotal(50, 50, false)).toBe('Total')
  expect(describeTotal(3, 50, false)).toBe('Total de 3 linhas')
  expect(describeTotal(50, 50, true)).toBe('Total de 50 carregadas')
})
