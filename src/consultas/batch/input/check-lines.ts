import { fieldFormat } from '@manifest/contract/field-format.ts'
import { listTextFields } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { emptyText } from '@/formats/registry.ts'
import { cellText, type SheetCell } from '@/lib/format/cell.ts'
import { runInSlices } from '@/lib/run-in-slices.ts'
import { type FormShape, type FormValues, normaliseValues, validateForm } from '../../form/form-values.ts'
import type { BatchLine, GivenList, InvalidLine } from '../run/progress.ts'
import { type ColumnMapping, readCellValue, readFieldCell, readHeader } from './columns.ts'
import { type Mending, noMending } from './mending.ts'
import type { TableRow } from './read-table.ts'

export type CheckedList = GivenList & {
  /** The subjects without duplicates, in the order of the list. */
  lines: BatchLine[]
  invalid: InvalidLine[]
  /** Duplicates: `number` is the line that repeats a subject, `first` the line that has it first. */
  repeated: { number: number; first: number }[]
}

function describeProblems(form: FormShape, raw: FormValues, values: FormValues): string | undefined {
  const problems = Object.entries(validateForm(form, values)).map(([name, problem]) => {
    const label = form.fields.find((field) => field.name === name)?.label ?? name
    // Normalizing removed all of the text; the form's input mask would not have accepted it.
    if (values[name] === undefined && raw[name]) return `${label}: valor inválido`
    return problem.includes(label) ? problem : `${label}: ${problem}`
  })
  return problems.length === 0 ? undefined : problems.join('. ')
}

/** Returns the subject of a line: documents with punctuation, other values as typed. */
function formatLineSubject(
  mappedFields: readonly Field[],
  values: FormValues,
  readCell: (field: Field) => string,
): string {
  const texts = mappedFields.map((field) => {
    const value = values[field.name]
    return value !== undefined && fieldFormat(field.kind) ? formatByKind(field.kind, value) : readCell(field)
  })
  return texts.filter(Boolean).join(' · ')
}

/** Returns the list's texts of the fields that the user corrected; `undefined` if there are none. */
function readCorrected(
  fields: readonly Field[],
  readCell: (field: Field) => string,
  readGiven: (field: Field) => string,
): string | undefined {
  const texts = fields.map((field) => ({ now: readCell(field), before: readGiven(field).trim() }))
  const corrected = texts.filter(({ now, before }) => now !== before)
  return corrected.length === 0 ? undefined : corrected.map(({ before }) => before || emptyText).join(' · ')
}

/** Validates every line like the form after the user's corrections, and finds duplicates. Long lists are checked in slices. */
export async function checkLines(
  rows: readonly TableRow[],
  form: FormShape,
  mapping: ColumnMapping,
  { edits, removed }: Mending = noMending,
): Promise<CheckedList> {
  const { fields } = form
  const { header, columns } = mapping
  const ownColumns = listOwnColumns(rows, mapping)
  const mappedFields = listTextFields(fields).filter(({ name }) => columns[name] !== undefined)
  const linesByKey = new Map<string, BatchLine>()
  const list: CheckedList = {
    lines: [],
    invalid: [],
    repeated: [],
    ownColumns: ownColumns.map(({ label }) => label),
  }
  const isRemoved = new Set(removed)
  await runInSlices(rows.slice(header), (row) => {
    const { number } = row
    if (isRemoved.has(number)) return
    const ownCells = readOwnCells(row, ownColumns)
    const readCell = (field: Field) =>
      (edits[number]?.[field.name] ?? readFieldCell(field, row, columns[field.name])).trim()
    const correctedFrom = readCorrected(mappedFields, readCell, (field) =>
      readFieldCell(field, row, columns[field.name]),
    )
    const given = Object.fromEntries(mappedFields.map((field) => [field.name, readCell(field)]))
    const typed = Object.values(given).filter(Boolean).join(' · ')
    const raw = Object.fromEntries(
      mappedFields.map((field) => [field.name, readCellValue(field, readCell(field))]),
    )
    const values = normaliseValues(fields, raw)
    const problem = describeProblems(form, raw, values)
    const key = JSON.stringify(fields.map(({ name }) => values[name] ?? null))
    const firstLine = linesByKey.get(key)
    if (problem !== undefined)
      list.invalid.push({
        number,
        typed,
        problem,
        given,
        ...(ownCells ? { own: ownCells } : {}),
        ...(correctedFrom === undefined ? {} : { correctedFrom }),
      })
    else if (firstLine) {
      firstLine.numbers.push(number)
      if (ownCells) firstLine.own?.push(ownCells)
      if (correctedFrom !== undefined)
        firstLine.correctedFrom = { ...firstLine.correctedFrom, [number]: correctedFrom }
      list.repeated.push({ number, first: firstLine.numbers[0] ?? number })
    } else {
      const line: BatchLine = {
        numbers: [number],
        values,
        typed: formatLineSubject(mappedFields, values, readCell),
        ...(ownCells ? { own: [ownCells] } : {}),
        ...(correctedFrom === undefined ? {} : { correctedFrom: { [number]: correctedFrom } }),
      }
      linesByKey.set(key, line)
      list.lines.push(line)
    }
  })
  return list
}

/** A column of the list that no field takes. `column` is its index in the list, counted from 0. */
type OwnColumn = { column: number; label: string }

/** Returns a row's cells as given, before blanks are trimmed. */
const givenCells = ({ given, cells }: TableRow): readonly SheetCell[] => given ?? cells

/** Lists the columns that no field takes, in the list's order. Skips columns without any text. */
function listOwnColumns(rows: readonly TableRow[], { header, columns }: ColumnMapping): OwnColumn[] {
  const taken = new Set(Object.values(columns))
  const used = new Set<number>()
  for (const { cells } of rows.slice(Math.max(0, header - 1)))
    for (const [column, cell] of cells.entries()) if (cell !== '') used.add(column)
  const headerRow = readHeader(rows, header)
  const head = headerRow ? givenCells(headerRow) : []
  return [...used]
    .filter((column) => !taken.has(column))
    .sort((one, other) => one - other)
    .map((column) => {
      const title = cellText(head[column] ?? '')
      return { column, label: title.trim() === '' ? `Coluna ${column + 1}` : title }
    })
}

/** Returns the cells of a row's own columns; `undefined` if the list has no own columns. */
const readOwnCells = (row: TableRow, ownColumns: readonly OwnColumn[]): SheetCell[] | undefined =>
  ownColumns.length === 0 ? undefined : ownColumns.map(({ column }) => givenCells(row)[column] ?? '')
