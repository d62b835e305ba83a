import { describe, expect, it } from 'vitest'
import {
  allRows,
  createRowTest,
  type RowFilters,
} from '../../../../src/consultas/batch/results/row-filters.ts'
import { RowStore } from '../../../../src/consultas/batch/run/row-store.ts'
import type { Outcome } from '../../../../src/consultas/outcome.ts'

const lines = [0, 1, 2].map((index) => ({
  numbers: [index + 1],
  values: { cpf: String(index) },
  typed: String(index),
}))

const found: Outcome = { status: 'found', answer: {}, source: 'Fonte', isDemo: false, at: 1 }

const createStore = () =>
  new RowStore(lines, {
    earlierOutcomes: new Map([[0, { outcome: found, ms: 1 }]]),
    earlierMarks: new Map([[1, { note: 'de antes' }]]),
    toRowState: ({ status }) => status,
  })

const readRow = (store: RowStore, index: number) => store.snapshot().rows[index]

describe('marks on rows', () => {
  it('replace the row, and only if they change it', () => {
    const store = createStore()
    const before = readRow(store, 0)
    store.mark([0, 2], { isReviewed: true })
    expect(readRow(store, 0)).toMatchObject({ isReviewed: true, state: 'found' })
    expect(readRow(store, 0)).not.toBe(before)
    const marked = readRow(store, 0)
    store.mark([0], { isReviewed: true })
    expect(readRow(store, 0)).toBe(marked)
    store.mark([0], { isReviewed: false })
    expect(readRow(store, 0)).not.toHaveProperty('isReviewed')
  })

  it('are restored, and are no unsaved results then', () => {
    const store = createStore()
    expect(readRow(store, 1)?.note).toBe('de antes')
    expect(store.snapshot().unexported).toBe(0)
  })

  it('are unsaved until a file has them', () => {
    const store = createStore()
    store.mark([2], { note: 'ligar amanhã' })
    expect(store.snapshot().unexported).toBe(1)
    store.markExported(store.snapshot().rows)
    expect(store.snapshot().unexported).toBe(0)
    store.mark([2], { note: '  ' })
    expect(readRow(store, 2)).not.toHaveProperty('note')
  })

  it('keep the note when the line is queried again, and ask for another review', () => {
    const store = createStore()
    store.mark([0], { isReviewed: true, note: 'conferir' })
    store.set(0, { state: 'pending' })
    expect(readRow(store, 0)).toMatchObject({ isReviewed: true, note: 'conferir' })
    store.set(0, { state: 'found', outcome: found, ms: 2 })
    expect(readRow(store, 0)).toMatchObject({ note: 'conferir', state: 'found' })
    expect(readRow(store, 0)).not.toHaveProperty('isReviewed')
  })

  it('filter the rows', () => {
    const store = createStore()
    store.mark([1], { isReviewed: true })
    const { rows } = store.snapshot()
    const list = (review: RowFilters['review']) =>
      rows.filter(createRowTest({ ...allRows, review }) ?? (() => true)).map((row) => row.line.typed)
    expect(list('reviewed')).toEqual(['1'])
    expect(list('unreviewed')).toEqual(['0', '2'])
    expect(list('all')).toHaveLength(3)
  })
})
