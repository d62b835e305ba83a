import { expect, it } from 'vitest'
import { chooseFieldWidth, columnsCss } from '../../../src/blocks/fields/view.tsx'

/** The number of columns by the section's minimum width. */
const columns = Object.entries(columnsCss as Record<string, unknown>).flatMap(([query, rules]) => {
  const width = /min-width: (\d+)px/.exec(query)?.[1]
  const count = /repeat\((\d)/.exec(
    String((rules as { gridTemplateColumns?: string }).gridTemplateColumns),
  )?.[1]
  return width === undefined ? [] : [[Number(width), Number(count)]]
})

it('gives all grids of a page the same columns: 2, 3 or 4, by the width of their section', () => {
  expect(columns.map(([, count]) => count)).toEqual([2, 3, 4])
  expect(columns).toEqual(columns.toSorted(([one = 0], [other = 0]) => one - other))
})

it('gives a long value two columns, and a very long one a row, without stretching the others', () => {
  expect(chooseFieldWidth('Rio de Janeiro')).toBeUndefined()
  expect(chooseFieldWidth('Sociedade empresária limitada')).toBe('medium')
  expect(chooseFieldWidth('Associação Comercial e Industrial de Niterói')).toBe('wide')
  expect(chooseFieldWidth('a '.repeat(200))).toBe('row')
})

it('gives a word that would break in a column two columns', () => {
  expect(chooseFieldWidth('marina.vale@exemplo.com')).toBe('medium')
  expect(chooseFieldWidth('contato@cafedovale.example.com')).toBe('wide')
})
