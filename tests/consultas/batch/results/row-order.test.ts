import { describe, expect, it, vi } from 'vitest'
import type { AnswerColumn } from '../../../../src/consultas/batch/batch-target.ts'
import {
  createAnswerColumn,
  createBatchColumns,
} from '../../../../src/consultas/batch/results/row-columns.ts'
import { allRows, createRowTest } from '../../../../src/consultas/batch/results/row-filters.ts'
import type { BatchRow } from '../../../../src/consultas/batch/run/progress.ts'
import type { AnsweredOutcome } from '../../../../src/consultas/outcome.ts'
import { runSteps } from '../../../../src/lib/run-in-slices.ts'
import type { DataColumn } from '../../../../src/ui/data-table/column.ts'
import { type Arrangement, RowArranger } from '../../../../src/ui/data-table/row-arranger.ts'

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

const nameColumn = createAnswerColumn(name)

const readTyped = ({ line }: BatchRow) => line.typed

const byName = { sorting: [{ id: nameColumn.id, desc: false }] }

const byNameDescending = { sorting: [{ id: nameColumn.id, desc: true }] }

const isFound = createRowTest({ ...allRows, filter: 'found' })

type Wanted = Partial<Arrangement<BatchRow>>

const arrange = (arranger: RowArranger<BatchRow>, rows: readonly BatchRow[], wanted: Wanted) =>
  runSteps(arranger.arrange(rows, { query: '', sorting: [], ...wanted }))

const shown = (rows: readonly BatchRow[], wanted: Wanted, columns: DataColumn<BatchRow>[] = [nameColumn]) =>
  arrange(new RowArranger(columns), rows, wanted).order

describe('the order of rows', () => {
  const rows = ['Élcio', undefined, 'ana 10', 'Ana 2', 'Zeca'].map((text, index) => createRow(index, text))

  it('sorts naturally, with rows without a value last in both directions', () => {
    expect(shown(rows, byName)).toEqual([3, 2, 0, 4, 1])
    expect(shown(rows, byNameDescending)).toEqual([4, 0, 2, 3, 1])
  })

  it('keeps the order of the list for equal rows', () => {
    const same = ['b', 'a', 'b', 'a'].map((text, index) => createRow(index, text))
    expect(shown(same, byName)).toEqual([1, 3, 0, 2])
  })

  it('sorts numbers by size and lines by their first number', () => {
    const sorting = [{ id: 'line', desc: false }]
    expect(shown([createRow(9), createRow(1)], { sorting }, [batchColumns.line])).toEqual([1, 0])
  })

  it('puts numbers before texts', () => {
    const mixed: DataColumn<BatchRow> = {
      id: 'mixed',
      label: 'Valor',
      text: readTyped,
      sortValue: ({ line }) => (line.numbers[0] === 2 ? 2 : line.typed),
    }
    const sorting = [{ id: 'mixed', desc: false }]
    expect(shown([createRow(0), createRow(1)], { sorting }, [mixed])).toEqual([1, 0])
  })

  it('does not sort or search sensitive columns', () => {
    const sensitiveColumn = createAnswerColumn({ ...name, isSensitive: true })
    expect(sensitiveColumn.sortValue).toBeUndefined()
    expect(shown(rows, { query: 'ana' }, [batchColumns.subject, sensitiveColumn])).toEqual([])
    expect(shown(rows, { query: 'ana' })).toEqual([2, 3])
  })
})

describe('the order during a run', () => {
  it.each([
    ['sorted', byName],
    ['descending', byNameDescending],
    ['filtered', { matches: isFound }],
    ['sorted and filtered', { ...byName, matches: isFound }],
    ['in the order of the list', {}],
  ])('merges changed rows into the same order as a full sort: %s', (_, wanted: Wanted) => {
    const names = Array.from({ length: 200 }, (_, index) => `Nome ${(index * 7919) % 211}`)
    const arranger = new RowArranger([nameColumn])
    let rows = names.map((_, index) => createRow(index))
    const arranged = arrange(arranger, rows, wanted)
    for (let tick = 0; tick < 20; tick += 1) {
      rows = rows.map((row, index) => (index % 20 === tick ? createRow(index, names[index]) : row))
      expect(arranger.refresh(arranged, rows).order).toEqual(shown(rows, wanted))
    }
  })

  it('reads the keys of changed rows only, and is the same array until it changes', () => {
    const sortValue = vi.fn(({ line }: BatchRow) => line.numbers[0])
    const arranger = new RowArranger([{ ...batchColumns.line, sortValue }])
    const rows = Array.from({ length: 1_000 }, (_, index) => createRow((index * 7919) % 1_000))
    const arranged = arrange(arranger, rows, { sorting: [{ id: 'line', desc: false }] })
    expect(sortValue).toHaveBeenCalledTimes(1_000)
    expect(arranger.refresh(arranged, [...rows]).order).toBe(arranged.order)
    arranger.refresh(arranged, rows.with(5, createRow(500)))
    expect(sortValue).toHaveBeenCalledTimes(1_001)
  })
})
