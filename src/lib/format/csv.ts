/** Begins a file that Excel shall read as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What spreadsheets read as the start of a formula, full-width forms and skipped blanks included. */
const formulaStart = /^[^\S\t\r\n]*[=+\-@\t\r\n＝＋－＠]/u

/**
 * Control, format and other invisible characters would hide the start of a formula from the test, but not from a
 * spreadsheet.
 */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u

/** Signed numbers and amounts in reais, which are harmless. */
const plainNumber = /^[-+](?:R\$\s)?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d+)?%?$/

/** A leading apostrophe makes a spreadsheet show as text what it would otherwise run as a formula. */
function neutraliseFormula(cell: string): string {
  const isFormula = formulaStart.test(cell) || formulaStart.test(cell.replace(invisible, ''))
  return isFormula && !plainNumber.test(cell) ? `'${cell}` : cell
}

const quoteCell = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A row as a line of a file that Excel opens in Brazil: semicolons, and no cell that it would run as a formula. */
export const buildCsvLine = (row: readonly string[]): string =>
  `${row.map((cell) => quoteCell(neutraliseFormula(cell))).join(';')}\r\n`

/** Rows as a file that Excel opens in Brazil, in UTF-8. */
export const buildCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(buildCsvLine).join('')
