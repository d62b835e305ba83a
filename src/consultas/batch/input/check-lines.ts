import { fieldFormat } from '@manifest/contract/field-format.ts'
import type { Field } from '@manifest/schema/field.ts'
import { inSlices } from '@/lib/in-slices.ts'
import { type FormShape, type FormValues, normaliseValues, problemsOf } from '../../form/form-values.ts'
import { written } from '../../formats/written.ts'
import type { Line } from '../run/progress.ts'
import { cellValue } from './cell-value.ts'
import { lineFields, type Reading } from './columns.ts'
import type { TableRow } from './read-table.ts'

/** A line that the form would refuse, and why. */
export type InvalidLine = { number: number; typed: string; problem: string }

export type CheckedList = {
  /** The subjects without duplicates, in the order of the list. */
  lines: Line[]
  invalid: InvalidLine[]
  /** Duplicates: the line that repeats a subject, and the line that has it first, whose outcome it shares. */
  repeated: { number: number; first: number }[]
}

function problemIn(form: FormShape, raw: FormValues, values: FormValues): string | undefined {
  const problems = Object.entries(problemsOf(form, values)).map(([name, problem]) => {
    const label = form.fields.find((field) => field.name === name)?.label ?? name
    // Normalising left nothing of what was typed: the form's mask would not even have accepted it.
    if (values[name] === undefined && raw[name]) return `${label}: valor inválido`
    return problem.includes(label) ? problem : `${label}: ${problem}`
  })
  return problems.length === 0 ? undefined : problems.join('. ')
}

/** What a line asks about: a document as people write it, all else as it was typed. */
function subjectOf(used: readonly Field[], values: FormValues, cellOf: (field: Field) => string): string {
  const texts = used.map((field) => {
    const value = values[field.name]
    return value !== undefined && fieldFormat(field.kind) ? written(field.kind, value) : cellOf(field)
  })
  return texts.filter(Boolean).join(' · ')
}

/** Validates every line as the form would, and finds duplicates. Long lists are checked in slices. */
export async function checkLines(
  rows: readonly TableRow[],
  form: FormShape,
  { hasHeader, columns }: Reading,
): Promise<CheckedList> {
  const { fields } = form
  const used = lineFields(fields).filter(({ name }) => columns[name] !== undefined)
  const known = new Map<string, Line>()
  const list: CheckedList = { lines: [], invalid: [], repeated: [] }
  await inSlices(hasHeader ? rows.slice(1) : rows, ({ number, cells }) => {
    const cellOf = (field: Field) => cells[columns[field.name] ?? -1] ?? ''
    const typed = used.map(cellOf).filter(Boolean).join(' · ')
    const raw = Object.fromEntries(used.map((field) => [field.name, cellValue(field, cellOf(field))]))
    const values = normaliseValues(fields, raw)
    const problem = problemIn(form, raw, values)
    const key = JSON.stringify(fields.map(({ name }) => values[name] ?? null))
    const earlier = known.get(key)
    if (problem !== undefined) list.invalid.push({ number, typed, problem })
    else if (earlier) {
      earlier.numbers.push(number)
      list.repeated.push({ number, first: earlier.numbers[0] ?? number })
    } else {
      const line: Line = { numbers: [number], values, typed: subjectOf(used, values, cellOf) }
      known.set(key, line)
      list.lines.push(line)
    }
  })
  return list
}
