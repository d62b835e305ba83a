/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Characters that start a formula in a spreadsheet, including full-width forms and leading blanks. */
const formulaStart = /^[^\S\t\r\n]*[=+\-@\t\r\n＝＋－＠]/u

/** Invisible characters would hide the start of a formula from the test, but not from a spreadsheet. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u

/** Signed numbers and amounts in reais, which are harmless. */
const plainNumber = /^[-+](?:R\$\s)?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d+)?%?$/

/** A leading apostrophe makes a spreadsheet show a formula as text. */
export function neutraliseFormula(cell: string): string {
  const isFormula = formulaStart.test(cell) || formulaStart.test(cell.replace(invisible, ''))
  return isFormula && !plainNumber.test(cell) ? `'${cell}` : cell
}

const quoteCell = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Returns a line for Excel in Brazil: cells separated by semicolons, and none that runs as a formula. */
export const buildCsvLine = (row: readonly string[]): string =>
  `${row.map((cell) => quoteCell(neutraliseFormula(cell))).join(';')}\r\n`

/** Returns a UTF-8 file that Excel in Brazil opens. */
export const buildCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(buildCsvLine).join('')
