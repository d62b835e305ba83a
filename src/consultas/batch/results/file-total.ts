import { formatCounted } from '@/lib/format/quantity.ts'
import { numberFormat, sheetFormats } from '@/lib/format/sheet-formats.ts'
import { roundSum } from '@/lib/round-sum.ts'
import { isAnswered } from '../../outcome.ts'
import type { AnswerColumn } from '../batch-target.ts'
import type { ListCell } from '../given-list.ts'
import type { FileEntry } from './file-entries.ts'

/** The sums of a file's rows, cell by cell, and what they leave out. */
export type FileTotal = { cells: ListCell[]; note: string }

/**
 * Adds up the columns of a file while its entries are written. A subject counts once, even if several lines have it, as
 * on screen. `read` returns `undefined` if there is nothing to add.
 */
export function createFileTotal(columns: readonly Pick<AnswerColumn, 'label' | 'total'>[]) {
  const sums = columns.map(({ total }) => (total ? { sum: 0, known: 0, total } : undefined))
  let answered = 0
  let repeated = 0
  return {
    add(entry: FileEntry) {
      if (!('row' in entry) || !isAnswered(entry.row.outcome)) return
      if (entry.index > 0) {
        repeated += 1
        return
      }
      answered += 1
      for (const each of sums) {
        const figure = each?.total.read(entry.row.outcome)
        if (!each || figure === undefined) continue
        each.sum += figure
        each.known += 1
      }
    },
    read(): FileTotal | undefined {
      if (sums.every((each) => !each?.known)) return undefined
      const lacking = sums.flatMap((each, index) =>
        each?.known && each.known < answered
          ? [
              `${columns[index]?.label}: ${formatCounted(answered - each.known, 'resposta', 'respostas')} sem o valor`,
            ]
          : [],
      )
      const counted = formatCounted(repeated, 'linha repetida não somada', 'linhas repetidas não somadas')
      return {
        cells: sums.map((each) =>
          each?.known
            ? {
                text: '',
                value: roundSum(each.sum),
                format: each.total.format === 'currency' ? sheetFormats.currency : numberFormat(each.sum),
              }
            : '',
        ),
        note: [...(repeated > 0 ? [counted] : []), ...lacking].join('. '),
      }
    },
  }
}
