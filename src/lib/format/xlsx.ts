import writeExcelFile from 'write-excel-file/universal'
import { trimEnd } from '../trim-end.ts'
import { cellText, type SheetCell, type TypedCell } from './cell.ts'

export type Sheet = {
  /** The name of its tab. It is shortened and made unique if a spreadsheet requires it. */
  name: string
  /**
   * True if the first row has the column names and stays visible. Otherwise the first column names the rows.
   */
  hasHeader: boolean
  rows: readonly (readonly SheetCell[])[]
  /** Stands below an empty row, so that spreadsheets sort and filter the rows without it. */
  total?: readonly SheetCell[]
}

/** The maximum length of a sheet's name. */
const maxNameLength = 31

/** The maximum length of a cell's text, and the end of a longer one. */
const longestText = 32_767
const cutMark = '… [cortado: uma célula tem até 32.767 caracteres; o CSV e o JSON têm o texto todo]'

/** A text that a spreadsheet would read as an escaped character. */
const escaped = /_(?=x[0-9A-Fa-f]{4}_)/g

/** Characters that XML does not have, or would change. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found
const unsafe = /[\u0000-\u0008\u000B-\u001F]/g

const escapeCharacter = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

const fitCell = (text: string) =>
  text.length > longestText ? text.slice(0, longestText - cutMark.length) + cutMark : text

const escapeText = (text: string) =>
  fitCell(text).replace(escaped, '_x005F_').replace(unsafe, escapeCharacter)

const writeTyped = ({ value, format }: TypedCell) =>
  typeof value === 'boolean'
    ? { type: Boolean, value }
    : { type: Number, value, ...(format === undefined ? {} : { format }) }

/** Returns names that spreadsheets accept: short, unique, without some characters. */
function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const allowed = name.replace(/[[\]:*?/\\]/g, ' ').replace(/^'+/, '')
    const clean = trimEnd(allowed, /'/).trim() || 'Planilha'
    let unique = clean.slice(0, maxNameLength).trim()
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      const ending = ` (${count})`
      unique = clean.slice(0, maxNameLength - ending.length).trim() + ending
    }
    taken.add(unique.toLowerCase())
    return unique
  })
}

/** In characters. */
const widths = { least: 10, ofNumbers: 14, most: 60 }

/** Returns the column's width: its longest text, within limits. */
function measureColumn(rows: Sheet['rows'], column: number): number {
  const longest = rows.reduce((width, row) => {
    const cell = row[column] ?? ''
    return Math.max(width, typeof cell === 'object' ? widths.ofNumbers : 0, cellText(cell).length)
  }, widths.least)
  return Math.min(longest, widths.most) + 2
}

/**
 * Builds a workbook file. Texts are text cells: documents keep their zeros, and no text runs as a formula. It
 * blocks its thread, for seconds with many thousand rows. The app runs it in a worker (`workbook.ts`).
 */
export async function buildXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  const names = sheetNames(sheets.map(({ name }) => name))
  const written = sheets.map(({ hasHeader, rows: given, total }, index) => {
    const rows = total ? [...given, [], total] : given
    const columns = rows.reduce((most, row) => Math.max(most, row.length), 0)
    return {
      sheet: names[index] ?? '',
      columns: Array.from({ length: columns }, (_, column) => ({ width: measureColumn(rows, column) })),
      ...(hasHeader ? { stickyRowsCount: 1 } : {}),
      data: rows.map((row, place) =>
        row.map((cell, column) => {
          const isName = row.length > 1 && (hasHeader ? place === 0 : column === 0)
          const isBold = row === total || (typeof cell === 'string' && (isName || row.length === 1))
          const written =
            typeof cell === 'string' ? { type: String, value: escapeText(cell) } : writeTyped(cell)
          return isBold ? { ...written, fontWeight: 'bold' as const } : written
        }),
      ),
    }
  })
  return writeExcelFile(written).toBlob()
}
