import { expect, it } from 'vitest'
import { buildColumnsCss } from '../../../../src/consultas/results/fields/columns.ts'

/** The columns by the section’s minimum width. */
const columns = (count: number, isShort: boolean) =>
  Object.entries(buildColumnsCss(count, isShort)).map(([query, { gridTemplateColumns }]) => [
    Number(/\d+/.exec(query)?.[0]),
    Number(/\d+/.exec(gridTemplateColumns)?.[0]),
  ])

it('does not leave a fourth field alone in a row', () => {
  expect(columns(4, false)).toEqual([
    [404, 2],
    [618, 2],
    [832, 4],
  ])
})

it('puts short values closer together', () => {
  expect(columns(5, true)).toEqual([
    [284, 2],
    [438, 3],
    [592, 3],
    [746, 5],
  ])
})

it('has one column for one field', () => {
  expect(columns(1, false)).toEqual([])
})
