import { onFirstUse } from '../on-first-use.ts'
import { cellSeparator, groupSign, moneySymbol } from './intl.ts'

/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Characters that start a formula in a spreadsheet, including full-width forms and leading blanks. */
const formulaStart = /^[^\S\t\r\n]*[=+\-@\t\r\n＝＋－＠]/u

/** Invisible characters would hide the start of a formula from the test, but not from a spreadsheet. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Signed numbers and amounts, which are harmless. Letters of a symbol before digits would name a cell: `-R$5`. */
const plainNumber = onFirstUse(() => {
  const gap = /\p{L}/u.test(moneySymbol()) ? '\\s' : '\\s?'
  const symbol = `(?:${escapePattern(moneySymbol())}${gap})?`
  return new RegExp(`^[-+]${symbol}(?:\\d{1,3}(?:${escapePattern(groupSign())}\\d{3})+|\\d+)(?:[.,]\\d+)?%?$`)
})

/** A leading apostrophe makes a spreadsheet show a formula as text. */
export function neutraliseFormula(cell: string): string {
  const isFormula = formulaStart.test(cell) || formulaStart.test(cell.replace(invisible, ''))
  return isFormula && !plainNumber().test(cell) ? `'${cell}` : cell
}

const quoteCell = (cell: string) =>
  cell.includes(cellSeparator()) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Returns a line for Excel in the locale: cells between its separators, and none that runs as a formula. */
export const buildCsvLine = (row: readonly string[]): string =>
  `${row.map((cell) => quoteCell(neutraliseFormula(cell))).join(cellSeparator())}\r\n`

/** Returns a UTF-8 file that Excel in the locale opens. */
export const buildCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(buildCsvLine).join('')
