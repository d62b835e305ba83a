import { describe, expect, it, vi } from 'vitest'
import type { AnswerColumn } from '../../../../src/consultas/batch/batch-target.ts'
import { Arranger, type Criteria, createStateTest } from '../../../../src/consultas/batch/results/arranger.ts'
import {
  createAnswerColumn,
  createBatchColumns,
  createRowSearch,
  createSortKeyReader,
} from '../../../../src/consultas/batch/results/row-columns.ts'
import type { BatchRow } from '../../../../src/consultas/batch/run/progress.ts'
import type { AnsweredOutcome } from '../../../../src/consultas/outcome.ts'

const createRow = (index: number, name?: string): BatchRow => ({
  line: { numbers: [index + 1], values: {}, typed: `Assunto ${index}` },
  ...(name === undefined
    ? { state: 'queued' }
    : {
        state: 'found',
        outcome: { status: 'found', answer: { name }, source: 'Fonte', isDemo: true, at: 0 },
        ms: index,
      }),
})

const readName = ({ answer }: Pick<AnsweredOutcome, 'answer'>) => (answer as { name: string }).name

const name: AnswerColumn = {
  id: 'name',
  label: 'Nome',
  isNumeric: false,
  isSensitive: false,
  text: readName,
  sortValue: readName,
}

const batchColumns = createBatchColumns({ summary: readName, missing: () => [] } as never)

const byName: Criteria = { readSortKey: createSortKeyReader(createAnswerColumn(name)) }

const shown = (rows: readonly BatchRow[], criteria: Criteria) => new Arranger().arrange(rows, criteria)

describe('the order of rows', () => {
  const rows = ['Élcio', undefined, 'ana 10', 'Ana 2', 'Zeca'].map((text, index) => createRow(index, text))

  it('sorts naturally, with rows without a value last in both directions', () => {
    expect(shown(rows, byName)).toEqual([3, 2, 0, 4, 1])
    expect(shown(rows, { ...byName, isDescending: true })).toEqual([4, 0, 2, 3, 1])
  })

  it('keeps the order of the list for equal rows', () => {
    const same = ['b', 'a', 'b', 'a'].map((text, index) => createRow(index, text))
    expect(shown(same, byName)).toEqual([1, 3, 0, 2])
  })

  it('sorts numbers by size and lines by their first number', () => {
    expect(
      shown([createRow(9), createRow(1)], { readSortKey: createSortKeyReader(batchColumns.line) }),
    ).toEqual([1, 0])
  })

  it('does not sort or search sensitive columns', () => {
    const sensitiveColumn = createAnswerColumn({ ...name, isSensitive: true })
    expect(sensitiveColumn.sortValue).toBeUndefined()
    expect(createSortKeyReader(sensitiveColumn)).toBeUndefined()
    const search = createRowSearch([batchColumns.subject, sensitiveColumn])
    expect(shown(rows, { matches: search('ana') })).toEqual([])
    expect(shown(rows, { matches: createRowSearch([createAnswerColumn(name)])('ana') })).toEqual([2, 3])
  })
})

describe('the order during a run', () => {
  it.each([
    ['sorted', byName],
    ['descending', { ...byName, isDescending: true }],
    ['filtered', { matches: createStateTest('found') }],
    ['sorted and filtered', { ...byName, matches: createStateTest('found') }],
    ['in the order of the list', {}],
  ])('merges changed rows into the same order as a full sort: %s', (_, criteria: Criteria) => {
    const names = Array.from({ length: 200 }, (_, index) => `Nome ${(index * 7919) % 211}`)
    const arranger = new Arranger()
    let rows = names.map((_, index) => createRow(index))
    for (let tick = 0; tick < 20; tick += 1) {
      rows = rows.map((row, index) => (index % 20 === tick ? createRow(index, names[index]) : row))
      expect(arranger.arrange(rows, criteria)).toEqual(shown(rows, criteria))
    }
  })

  it('reads the keys of changed rows only, and compares each row at most once more', () => {
    let comparisons = 0
    const readSortKey = vi.fn(({ line }: BatchRow) => ({
      [Symbol.toPrimitive]: () => {
        comparisons += 1
        return line.numbers[0]
      },
    }))
    const criteria = { readSortKey } as unknown as Criteria
    const rows = Array.from({ length: 1_000 }, (_, index) => createRow((index * 7919) % 1_000))
    const arranger = new Arranger()
    arranger.arrange(rows, criteria)
    expect(readSortKey).toHaveBeenCalledTimes(1_000)
    comparisons = 0
    arranger.arrange(rows.with(5, createRow(500)), criteria)
    expect(readSortKey).toHaveBeenCalledTimes(1_001)
    // Each comparison reads two keys.
    expect(comparisons).toBeLessThanOrEqual(2 * 1_000)
  })
})
