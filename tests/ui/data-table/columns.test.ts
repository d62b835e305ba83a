import { describe, expect, it } from 'vitest'
import { arrangeColumns } from '../../../src/ui/data-table/arrange-columns.ts'
import type { DataColumn } from '../../../src/ui/data-table/column.ts'
import { listColumnValues } from '../../../src/ui/data-table/column-values.ts'
import { chooseHiddenColumns, listPrintedDetails } from '../../../src/ui/data-table/use-table-fit.ts'

const column = (id: string, isLowPriority = false): DataColumn<string> => ({
  id,
  label: id,
  isLowPriority,
  text: (row) => row,
})

const columns = [column('processo'), column('vara', true), column('polo', true), column('valor')]

const ids = (shown: readonly DataColumn<string>[]) => shown.map(({ id }) => id)

describe('the columns of a table', () => {
  it('are the same until the user changes them', () => {
    expect(arrangeColumns(columns, { hidden: [] })).toBe(columns)
  })

  it('have the pinned ones first in their order, and no hidden one', () => {
    const setup = { hidden: ['vara'], pinned: ['valor', 'vara', 'polo'] }
    expect(ids(arrangeColumns(columns, setup))).toEqual(['valor', 'polo', 'processo'])
  })

  it('leave out the one whose values are in the heads of groups', () => {
    expect(ids(arrangeColumns(columns, { hidden: [], groupBy: 'processo' }))).toEqual([
      'vara',
      'polo',
      'valor',
    ])
  })

  it('are never none', () => {
    expect(ids(arrangeColumns(columns, { hidden: ids(columns) }))).toEqual(ids(columns))
  })
})

describe('low-priority columns', () => {
  const hiddenAt = (available: number, ...widths: number[]) => chooseHiddenColumns(columns, widths, available)

  it('stay if all fit', () => {
    expect(hiddenAt(800, 200, 200, 200, 200)).toEqual([])
  })

  it('are hidden only as far as there is no room', () => {
    expect(hiddenAt(799, 200, 200, 200, 200)).toEqual(['polo'])
    expect(hiddenAt(600, 200, 200, 200, 200)).toEqual(['vara', 'polo'])
  })

  it('leave their room to a narrower one', () => {
    expect(hiddenAt(700, 200, 300, 80, 200)).toEqual(['vara'])
  })

  const hidden = (all: readonly DataColumn<string>[], available: number) =>
    chooseHiddenColumns(all, [200, 200, 200, 200, 150], available)

  it('are followed by others from the last one on, so that the buttons of details cover nothing', () => {
    expect(hidden([...columns, column('nota')], 520)).toEqual(['vara', 'polo', 'nota'])
    expect(hidden([...columns, column('nota')], 400)).toEqual(['vara', 'polo', 'valor', 'nota'])
  })

  it('are not followed by sums, words that weigh and controls, nor by any if these have no room', () => {
    const kept = [{ total: { read: () => 1, format: String } }, { tone: () => undefined }, { isKept: true }]
    for (const each of kept) {
      const all = columns.map((one) => (one.id === 'valor' ? { ...one, ...each } : one))
      expect(hidden([...all, column('nota')], 520)).toEqual(['vara', 'polo', 'nota'])
      expect(hidden([...all, column('nota')], 400)).toEqual(['vara', 'polo'])
      expect(hidden(all, 500)).toEqual(['vara', 'polo'])
    }
  })

  it('hide nothing else where there are none', () => {
    const others = columns.filter(({ isLowPriority }) => !isLowPriority)
    expect(chooseHiddenColumns(others, [200, 200], 100)).toEqual([])
  })
})

describe('the values of a column', () => {
  const list = (rows: readonly string[]) => listColumnValues(rows, column('situação'))

  it('are counted, the most frequent first', () => {
    expect(list(['Ativa', 'Baixada', 'Ativa', ''])).toEqual([
      { text: 'Ativa', count: 2 },
      { text: 'Baixada', count: 1 },
      { text: '', count: 1 },
    ])
  })

  it('are none if each row has another one, and only repeated ones if they are many', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Pessoa ${index}`)
    expect(list(names)).toEqual([])
    expect(list([...names, 'Pessoa 7'])).toEqual([{ text: 'Pessoa 7', count: 2 }])
  })
})

describe('the columns of a printed table', () => {
  const wide = [...'abcdefghij'].map((id, index) => column(id, index > 6))

  it('are seven if there are more than eight; the last low-priority ones stand below each row', () => {
    expect(listPrintedDetails(wide)).toEqual(['h', 'i', 'j'])
    expect(listPrintedDetails(wide.slice(0, 8))).toEqual([])
  })

  it('stay if none has low priority', () => {
    expect(listPrintedDetails(wide.map(({ id }) => column(id)))).toEqual([])
  })
})
