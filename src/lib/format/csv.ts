/** Says to Excel that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

/** What spreadsheets take for a formula's beginning, also in its full width, with the blanks that they skip. */
const formulaStart = /^[^\S\t\r\n]*[=+\-@\t\r\n＝＋－＠]/u

/** Characters without a width would hide a formula's beginning from the test, and not from a spreadsheet. */
const invisible = /^[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/u

/** Numbers as people write them, with a sign, and amounts in reais: they calculate nothing. */
const plainNumber = /^[-+](?:R\$\s)?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d+)?%?$/

/** A leading apostrophe makes a spreadsheet show a text that it would otherwise calculate. */
function neutralised(cell: string): string {
  const isFormula = formulaStart.test(cell) || formulaStart.test(cell.replace(invisible, ''))
  return isFormula && !plainNumber.test(cell) ? `'${cell}` : cell
}

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a file that Excel opens in Brazil: UTF-8, semicolons, and no cell that it would run as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map((cell) => quoted(neutralised(cell))).join(';')}\r\n`).join('')
