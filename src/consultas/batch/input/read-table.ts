import type { SheetCell } from '@/lib/format/cell.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import { countLines } from '@/lib/text-lines.ts'

/** A row of a list. */
export type TableRow = {
  /** The line on which it begins, counted from 1. */
  number: number
  /** The texts of its cells without blanks around them. */
  cells: string[]
  /** The cells as given. Absent if they are equal to `cells`. */
  given?: readonly SheetCell[]
}

export type Table = {
  rows: TableRow[]
  separator: string
  /** The line of a quote that does not close as it should. All quotes of the list are then ordinary characters. */
  openQuote?: number | undefined
}

/** Separators to detect. The first wins if several fit equally well. */
const separators = [';', '\t', '|', ',']

/** Excel declares the separator in a file's first line. */
const separatorDeclaration = /^sep=(.)\n/i

const isBlank = ({ cells }: TableRow) => cells.every((cell) => cell === '')

/** Trims the cells, and keeps them as given where that changes one. */
function createRow(number: number, given: string[]): TableRow {
  const cells = given.map((cell) => cell.trim())
  return { number, cells, ...(cells.every((cell, index) => cell === given[index]) ? {} : { given }) }
}

/** Numbers rows by the lines of the text, since a quoted cell may contain line breaks. */
function numberRows(rows: string[][], first: number): TableRow[] {
  let number = first
  return rows.map((cells) => {
    const row = createRow(number, cells)
    number += 1 + cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
    return row
  })
}

/** Parses a text into rows and cells. Detects the separator and skips blank lines. */
export async function readTable(text: string): Promise<Table> {
  const { default: Papa } = await import('papaparse')
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [declaration = '', declaredSeparator] = separatorDeclaration.exec(whole) ?? []
  const body = whole.slice(declaration.length)
  // Parsing keeps blank lines, which count for line numbers; only this detection skips them.
  const detectSeparator = (sample: string) =>
    Papa.parse(sample, {
      newline: '\n',
      preview: 20,
      delimitersToGuess: separators,
      skipEmptyLines: 'greedy',
    }).meta.delimiter
  const parse = (delimiter: string, quoteChar: string) =>
    Papa.parse<string[]>(body, { newline: '\n', quoteChar, delimiter })
  const quoted = parse(declaredSeparator ?? detectSeparator(body), '"')
  const broken = quoted.errors.find(({ type }) => type === 'Quotes')
  const firstLine = declaration === '' ? 1 : 2
  // An unclosed quote would swallow the rest of the list, so quotes are then parsed as ordinary characters.
  const { data, meta } = broken
    ? parse(declaredSeparator ?? detectSeparator(body.replaceAll('"', '')), '\0')
    : quoted
  return {
    rows: numberRows(data, firstLine).filter((row) => !isBlank(row)),
    separator: meta.delimiter,
    ...(broken ? { openQuote: firstLine - 1 + countLines(body.slice(0, broken.index)) } : {}),
  }
}

/** The limits of a list that is read. A cell of a spreadsheet has 32,767 characters at most. */
const tableLimits = { rows: 500_000, columns: 500, cellLength: 32_767 }

/** Returns why a list is too large to be shown, in Portuguese; `undefined` if it is not. */
export function findTableProblem(rows: readonly TableRow[]): string | undefined {
  if (rows.length > tableLimits.rows)
    return `A lista tem ${formatCount(rows.length)} linhas, e uma lista tem até ${formatCount(tableLimits.rows)}. Divida-a em partes menores.`
  for (const { number, cells } of rows) {
    if (cells.length > tableLimits.columns)
      return `A linha ${formatCount(number)} tem ${formatCount(cells.length)} colunas, e uma lista tem até ${formatCount(tableLimits.columns)}. Apague as colunas que não usa, ou confira o separador.`
    const long = cells.find((cell) => cell.length > tableLimits.cellLength)
    if (long !== undefined)
      return `A linha ${formatCount(number)} tem uma célula com ${formatCount(long.length)} caracteres, e uma célula tem até ${formatCount(tableLimits.cellLength)}. Confira as quebras de linha e o separador.`
  }
  return undefined
}
