import { type Cell, type CellValue, dateToSerial, type Sheet } from 'hucre'
import { cellText, type ListCell } from '../../given-list.ts'
import type { TableRow } from '../read-table.ts'
import { formatCellDate, formatCellNumber } from './number-text.ts'

const defaultDateFormat = 'dd/mm/yyyy'

/** Converts a cell. A formula is its value; one that was never calculated is its text. */
function readCell(value: CellValue, cell: Cell | undefined): ListCell {
  const format = cell?.style?.numFmt
  if (value === null) return cell?.formula === undefined ? '' : `=${cell.formula}`
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return { text: value ? 'VERDADEIRO' : 'FALSO', value }
  if (typeof value === 'number')
    return { text: formatCellNumber(value, format), value, ...(format ? { format } : {}) }
  const dateFormat = format ?? defaultDateFormat
  return { text: formatCellDate(value, dateFormat), value: dateToSerial(value), format: dateFormat }
}

/** Returns the rows of a sheet that have a value. They keep the numbers that the spreadsheet shows. */
export function listSheetRows({ rows, cells }: Sheet): TableRow[] {
  return rows.flatMap((values, row) => {
    const given = values.map((value, column) => readCell(value, cells?.get(`${row},${column}`)))
    const texts = given.map((cell) => cellText(cell).trim())
    if (texts.every((text) => text === '')) return []
    const isPlain = given.every((cell, column) => cell === texts[column])
    return [{ number: row + 1, cells: texts, ...(isPlain ? {} : { given }) }]
  })
}
