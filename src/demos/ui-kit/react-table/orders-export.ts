import type { SheetCell } from '@/lib/format/cell.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { countDays, sheetFormats } from '@/lib/format/sheet-formats.ts'
import type { TableOrder } from './orders.ts'
import { orderColumnNames, orderTexts } from './use-orders-table.ts'

function buildCell(id: string, order: TableOrder): SheetCell {
  const text = orderTexts[id]?.(order) ?? ''
  if (id === 'total') return { text, value: order.cents / 100, format: sheetFormats().currency }
  const days = id === 'day' ? countDays(order.day) : undefined
  return days === undefined ? text : { text, value: days, format: sheetFormats().date }
}

const buildHeader = (columns: readonly string[]) => columns.map((id) => orderColumnNames[id] ?? id)

/** Returns a CSV file for Excel in Brazil, with the visible columns. */
export const buildOrdersCsv = (orders: readonly TableOrder[], columns: readonly string[]): string =>
  buildCsv([
    buildHeader(columns),
    ...orders.map((order) => columns.map((id) => orderTexts[id]?.(order) ?? '')),
  ])

/** Returns a workbook with amounts as numbers. Its library loads with the first export. */
export async function buildOrdersXlsx(
  orders: readonly TableOrder[],
  columns: readonly string[],
  signal: AbortSignal,
): Promise<Blob> {
  const { buildWorkbook } = await import('@/lib/format/workbook.ts')
  const rows = [buildHeader(columns), ...orders.map((order) => columns.map((id) => buildCell(id, order)))]
  return buildWorkbook([{ name: 'Pedidos', hasHeader: true, rows }], signal)
}
