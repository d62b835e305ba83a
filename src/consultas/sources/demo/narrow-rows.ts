import type { Json } from '@manifest/schema/consulta.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { FormValues } from '../../form/form-values.ts'

type Row = { [key: string]: Json }

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the key of a row for a field: its name, or a name that ends with it, as `data_nascimento` for `nascimento`. */
const findKey = (row: Row, { name }: Field) =>
  Object.keys(row).find((key) => key === name || key.endsWith(`_${name}`))

/**
 * Returns an answer with only the rows that the optional choices and dates of a query allow; `undefined` if no row is
 * left. A number that counts the rows counts those that are left.
 */
export function narrowRows(fields: readonly Field[], values: FormValues, answer: Json): Json | undefined {
  const asked = fields.filter(
    ({ name, kind, required }) => !required && (kind === 'select' || kind === 'date') && values[name],
  )
  if (asked.length === 0 || !isRow(answer)) return answer
  const narrowed = { ...answer }
  for (const [name, list] of Object.entries(answer)) {
    if (!Array.isArray(list) || list.length === 0) continue
    const rows = list.filter((row) => !isRow(row) || asked.every((field) => isAllowed(row, field, values)))
    if (rows.length === list.length) continue
    if (rows.length === 0) return undefined
    narrowed[name] = rows
    for (const [key, value] of Object.entries(answer)) if (value === list.length) narrowed[key] = rows.length
  }
  return narrowed
}

function isAllowed(row: Row, field: Field, values: FormValues): boolean {
  const key = findKey(row, field)
  return key === undefined || row[key] === values[field.name]
}
