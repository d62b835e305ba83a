import { pathInRow, rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, BlockOf } from '@manifest/schema/result.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import type { SheetCell } from '@/lib/format/xlsx.ts'
import type { Answered } from '../../outcome.ts'
import { findingsRows } from '../findings/rows.ts'
import { incompleteRows } from '../incomplete/labels.ts'
import type { IsShown } from '../reveal-state.ts'
import { shownInRow, type View, viewOf } from '../shown-text.ts'
import { exportOf, summaryExport } from './registry.ts'
import { joined, titled } from './sections.ts'

/** A column whose values are numbers is one of numbers, to be added up. All else is text, documents above all. */
function cellOf(
  view: View,
  place: { list: string; row: unknown; index: number },
  column: BlockOf<'table'>['columns'][number],
): SheetCell {
  const value = valueAt(place.row, column.value)
  const { format, sensitive } = column
  const isNumber = format === 'number' || format === 'currency' || format === 'percent'
  const isOpen = !sensitive || view.isShown(pathInRow(place.list, place.index, column.value))
  return isNumber && isOpen && typeof value === 'number' && Number.isFinite(value)
    ? { value, format }
    : shownInRow(view, place, column)
}

function* tableRows({ value: list, columns }: BlockOf<'table'>, view: View): Generator<SheetCell[]> {
  yield columns.map(({ label }) => label)
  for (const [index, row] of rowsAt(view.answer, list).entries())
    yield columns.map((column) => cellOf(view, { list, row, index }, column))
}

const isTable = (block: Block): block is BlockOf<'table'> => block.block === 'table'

/**
 * An answer as sheets of a workbook: its findings, single values, lists and events in the first, which `name` names, and each of its
 * tables that has rows in one of its own. What the page hides is masked.
 */
export function answerSheets(
  definition: ConsultaDefinition,
  answered: Answered,
  isShown: IsShown,
  name: string,
): SheetRows[] {
  const { summary, result } = definition
  const view = viewOf(answered, isShown)
  const first = joined([
    incompleteRows(definition, answered),
    findingsRows(definition, answered, isShown),
    summary ? summaryExport.rows(summary, view) : [],
    ...result
      .filter((block) => !isTable(block) || rowsAt(view.answer, block.value).length === 0)
      .map((block) => titled(block.title, exportOf(block).rows(block, view))),
  ])
  const tables = result
    .filter(isTable)
    .filter(({ value }) => rowsAt(view.answer, value).length > 0)
    .map((block) => ({ name: block.title ?? 'Tabela', hasHeader: true, rows: tableRows(block, view) }))
  return [{ name, hasHeader: false, rows: first }, ...tables]
}
