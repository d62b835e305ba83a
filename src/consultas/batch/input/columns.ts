import { findKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { searchKey } from '@/lib/search-text.ts'
import { readTypedDate } from '@/ui/forms/date/typed-date.ts'
import { normaliseValues, validateField } from '../../form/form-values.ts'
import type { TableRow } from './read-table.ts'

/** The column of each field by name, counted from 0. A field without a column stays empty. */
type FieldColumns = Record<string, number>

export type ColumnMapping = {
  /** The number of rows up to the header and with it; 0 without a header. Rows above the header are titles. */
  header: number
  columns: FieldColumns
}

/** The header is one of the first rows. */
export const maxHeader = 10

/** Returns the cells of the header; none without a header. */
export const readHeader = <Row extends TableRow>(rows: readonly Row[], header: number): Row | undefined =>
  header > 0 ? rows[header - 1] : undefined

const sampleSize = 200

const normaliseHeader = (text: string) =>
  searchKey(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Rates how well a column's header matches a field, from 0 to 1. */
function rateHeaderMatch({ name, label, kind }: Field, title: string): number {
  const headerKey = normaliseHeader(title)
  const fieldKeys = [name, label].map(normaliseHeader)
  if (headerKey === '') return 0
  if (fieldKeys.includes(headerKey)) return 1
  if (headerKey === kind || findKind(kind).headers?.includes(headerKey)) return 0.9
  const words = headerKey.split(' ')
  return [...fieldKeys, kind].some((text) => words.includes(text) || text.split(' ').includes(headerKey))
    ? 0.7
    : 0
}

function isValid(field: Field, cell: string): boolean {
  const values = normaliseValues([field], { [field.name]: readCellValue(field, cell) })
  return values[field.name] !== undefined && validateField(field, values) === undefined
}

/** Returns the share of a column's cells that are valid for a field. Ignores empty cells. */
function rateColumnFit(field: Field, column: number, rows: readonly TableRow[]): number {
  const cells = rows.map((row) => readFieldCell(field, row, column)).filter((cell) => cell !== '')
  return cells.length === 0 ? 0 : cells.filter((cell) => isValid(field, cell)).length / cells.length
}

/** Counts the leading rows with one cell, if most rows have several: titles of a report stand alone. */
function countTitles(rows: readonly TableRow[]): number {
  const widths = rows.map(({ cells }) => cells.filter((cell) => cell !== '').length)
  const isTable = widths.filter((width) => width > 1).length > rows.length / 2
  return isTable
    ? Math.max(
        0,
        widths.slice(0, maxHeader).findIndex((width) => width > 1),
      )
    : 0
}

/**
 * Returns the number of rows up to the header. It is the row above the values that names the most fields, or else the first row
 * below the titles, if it names a field or has words where the other rows have values.
 */
function guessHeader(fields: readonly Field[], rows: readonly TableRow[]): number {
  const strictFields = fields.filter(({ kind }) => !findKind(kind).isLoose)
  const hasFieldValue = (row: TableRow) =>
    strictFields.some((field) =>
      row.cells.some((_, column) => isValid(field, readFieldCell(field, row, column))),
    )
  const countNames = ({ cells }: TableRow) =>
    fields.filter((field) => cells.some((cell) => rateHeaderMatch(field, cell) >= 0.9)).length
  const firstRows = rows.slice(0, maxHeader)
  const firstValue = firstRows.findIndex(hasFieldValue)
  const above = firstValue === -1 ? firstRows : firstRows.slice(0, firstValue)
  const counts = above.map(countNames)
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most) + 1

  const titles = countTitles(rows)
  const [first, ...rest] = rows.slice(titles)
  if (!first) return 0
  const hasFieldName = first.cells.some((cell) =>
    fields.some((field) => {
      const headerScore = rateHeaderMatch(field, cell)
      return headerScore >= 0.9 || (headerScore > 0 && !isValid(field, cell))
    }),
  )
  const isTextOnly = first.cells.every((cell) => !/[\d@]/.test(cell))
  const isAboveValues = rest.length > 0 && rest.every(hasFieldValue)
  return hasFieldName || (isTextOnly && !hasFieldValue(first) && isAboveValues) ? titles + 1 : 0
}

type Candidate = { field: Field; column: number; score: number }

/** Guesses the column of each field, from the header and from how many cells are valid for the field. */
export function guessColumns(
  fields: readonly Field[],
  rows: readonly TableRow[],
  header: number,
): FieldColumns {
  const sample = rows.slice(header, sampleSize)
  const titles = readHeader(rows, header)?.cells ?? []
  const width = Math.max(0, ...rows.slice(0, sampleSize).map(({ cells }) => cells.length))
  const candidates = fields
    .flatMap((field) =>
      Array.from({ length: width }, (_, column): Candidate => {
        const headerScore = rateHeaderMatch(field, titles[column] ?? '')
        const columnScore = rateColumnFit(field, column, sample)
        const isLikely = headerScore > 0 || (columnScore >= 0.6 && !findKind(field.kind).isLoose)
        const score = 2 * headerScore + columnScore * (findKind(field.kind).isLoose ? 0.5 : 1)
        return { field, column, score: field.required || isLikely ? score : 0 }
      }),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const found: FieldColumns = {}
  for (const { field, column } of candidates)
    if (found[field.name] === undefined && !Object.values(found).includes(column)) found[field.name] = column
  return addRequiredColumns(found, fields, width)
}

/** Gives each required field a column even if none fits, so that the user sees what is wrong with it. */
function addRequiredColumns(found: FieldColumns, fields: readonly Field[], width: number): FieldColumns {
  const required = fields.filter((field) => field.required)
  const needed = required.length === 0 && Object.keys(found).length === 0 ? fields.slice(0, 1) : required
  const columns = { ...found }
  for (const { name } of needed) {
    const isFree = (column: number) => !Object.values(columns).includes(column)
    const free = Array.from({ length: width }, (_, column) => column).find(isFree)
    if (columns[name] === undefined && free !== undefined) columns[name] = free
  }
  return columns
}

/** Guesses how to read a list; the user can correct it. */
export function guessMapping(fields: readonly Field[], rows: readonly TableRow[]): ColumnMapping {
  const sample = rows.slice(0, sampleSize)
  const header = guessHeader(fields, sample)
  return { header, columns: guessColumns(fields, rows, header) }
}

/** Converts a cell to the form's value: a choice from its label, a date from its usual notation. */
export function readCellValue(field: Field, cell: string): string {
  if (field.kind === 'select') {
    const key = searchKey(cell)
    const matchedOption = field.options.find(
      ({ value, label }) => searchKey(value) === key || searchKey(label) === key,
    )
    return matchedOption?.value ?? cell
  }
  if (field.kind !== 'date') return cell
  return readTypedDate(cell)
}

/** Returns the text of a field in a row. A document that is a number gets back its zeros at the start. */
export function readFieldCell(
  { kind }: Field,
  { cells, given }: TableRow,
  column: number | undefined,
): string {
  if (column === undefined) return ''
  const text = cells[column] ?? ''
  const cell = given?.[column]
  const isNumber = typeof cell === 'object' && typeof cell.value === 'number' && /^\d+$/.test(text)
  return isNumber ? text.padStart(findKind(kind).length ?? 0, '0') : text
}
