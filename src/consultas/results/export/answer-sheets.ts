import { pathInRow, rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block, BlockOf } from '@manifest/schema/result.ts'
import type { Sheet, SheetCell } from '@/lib/format/xlsx.ts'
import { findingsRows } from '../findings/rows.ts'
import { shownText, type View } from '../shown-text.ts'
import { exportOf, summaryExport } from './registry.ts'

/** A column whose values are numbers is one of numbers, to be added up. All else is text, documents above all. */
function cellOf(
  view: View,
  list: string,
  index: number,
  column: BlockOf<'table'>['columns'][number],
): SheetCell {
  const path = pathInRow(list, index, column.value)
  const value = valueAt(view.answer, path)
  const { format, sensitive } = column
  const isNumber = format === 'number' || format === 'currency' || format === 'percent'
  const isOpen = !sensitive || view.isShown(path)
  return isNumber && isOpen && typeof value === 'number' && Number.isFinite(value)
    ? { value, format }
    : shownText(view, { ...column, value: path })
}

function tableSheet(block: BlockOf<'table'>, view: View): Omit<Sheet, 'name'> {
  const { value, columns } = block
  const rows = rowsAt(view.answer, value).map((_, index) =>
    columns.map((column) => cellOf(view, value, index, column)),
  )
  return { hasHeader: true, rows: [columns.map(({ label }) => label), ...rows] }
}

const isTable = (block: Block): block is BlockOf<'table'> => block.block === 'table'

/**
 * An answer as sheets of a workbook: its findings, single values, lists and events in the first, which `name` names, and each of its
 * tables that has rows in one of its own. What the page hides is masked.
 */
export function answerSheets(
  definition: ConsultaDefinition,
  view: View & { answer: Json },
  name: string,
): Sheet[] {
  const { summary, result } = definition
  const sections = [
    findingsRows(definition, view.answer, view.isShown),
    summary ? summaryExport.rows(summary, view) : [],
    ...result
      .filter((block) => !isTable(block) || rowsAt(view.answer, block.value).length === 0)
      .map((block) => {
        const rows = exportOf(block).rows(block, view)
        return block.title === undefined || rows.length === 0 ? rows : [[block.title], ...rows]
      }),
  ].filter((rows) => rows.length > 0)
  const first = sections.flatMap((rows, index) => (index === 0 ? rows : [[], ...rows]))
  const tables = result
    .filter(isTable)
    .filter(({ value }) => rowsAt(view.answer, value).length > 0)
    .map((block) => ({ name: block.title ?? 'Tabela', ...tableSheet(block, view) }))
  return [...(first.length > 0 ? [{ name, hasHeader: false, rows: first }] : []), ...tables]
}
