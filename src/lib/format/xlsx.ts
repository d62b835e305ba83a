import writeExcelFile from 'write-excel-file/universal'

/** A text, or a number that a spreadsheet can add up. */
export type SheetCell = string | { value: number; format: 'number' | 'currency' | 'percent' }

type Sheet = {
  /** What its tab says; shortened, and told apart from others, where a spreadsheet demands it. */
  name: string
  /** Whether the first row names the columns, and stays in sight; without it the first column names the rows. */
  hasHeader: boolean
  rows: readonly (readonly SheetCell[])[]
}

/** How long the name of a sheet may be. */
const maxNameLength = 31

/** The longest text that a cell takes. */
const longestText = 32_767

/** What a spreadsheet would read as an escaped character. */
const escaped = /_(?=x[0-9A-Fa-f]{4}_)/g

const cellText = (text: string) => text.slice(0, longestText).replace(escaped, '_x005F_')

/** Names as spreadsheets accept them: short, without some signs, each once. */
function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const clean =
      name
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Planilha'
    let unique = clean.slice(0, maxNameLength).trim()
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      const ending = ` (${count})`
      unique = clean.slice(0, maxNameLength - ending.length).trim() + ending
    }
    taken.add(unique.toLowerCase())
    return unique
  })
}

const formats = { number: '#,##0.######', currency: '"R$" #,##0.00', percent: '0.00%' }

/** In characters. */
const widths = { least: 10, ofNumbers: 14, most: 60 }

/** The width of a column: its longest text, within reason. */
function measureColumn(rows: Sheet['rows'], column: number): number {
  const longest = rows.reduce((width, row) => {
    const cell = row[column]
    return Math.max(width, typeof cell === 'object' ? widths.ofNumbers : (cell?.length ?? 0))
  }, widths.least)
  return Math.min(longest, widths.most) + 2
}

/**
 * Sheets as the file of a workbook. Texts are cells of text: documents keep their zeros, and nothing is run as a formula.
 * It blocks whoever runs it, for seconds with many thousand rows: the app has a worker run it (`workbook.ts`).
 */
export async function buildXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  const names = sheetNames(sheets.map(({ name }) => name))
  const written = sheets.map(({ hasHeader, rows }, index) => {
    const columns = rows.reduce((most, row) => Math.max(most, row.length), 0)
    return {
      sheet: names[index] ?? '',
      columns: Array.from({ length: columns }, (_, column) => ({ width: measureColumn(rows, column) })),
      ...(hasHeader ? { stickyRowsCount: 1 } : {}),
      data: rows.map((row, place) =>
        row.map((cell, column) => {
          if (typeof cell !== 'string')
            return { type: Number, value: cell.value, format: formats[cell.format] }
          const isName = row.length > 1 && (hasHeader ? place === 0 : column === 0)
          return {
            type: String,
            value: cellText(cell),
            ...(isName || row.length === 1 ? { fontWeight: 'bold' as const } : {}),
          }
        }),
      ),
    }
  })
  return writeExcelFile(written).toBlob()
}
