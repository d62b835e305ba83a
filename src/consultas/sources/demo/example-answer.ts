import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { selectPage } from '@manifest/contract/source-pages.ts'
import type { ConditionalExample, Json } from '@manifest/schema/consulta.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { FormValues } from '../../form/form-values.ts'
import { adaptExample } from './adapt-example.ts'
import { type DemoCast, isSameText } from './demo-cast.ts'
import { recast } from './recast.ts'

/** The answer of an example. Without `answer` it is an HTTP status only. */
export type ExampleAnswer = { status: number; answer?: Json }

const isMatch = ({ when }: ConditionalExample, values: FormValues) =>
  Object.entries(when).every(([name, value]) => isSameText(values[name] ?? '', value))

/** Returns true if the conditions of an example name no value, so that it answers for any subject. */
const isAboutAnyone = ({ when }: ConditionalExample) => Object.values(when).every((value) => value === '')

/** Returns the conditional example that names the values of a query. */
export function findExample(
  { examples }: Pick<ConsultaDefinition, 'examples'>,
  values: FormValues,
): ConditionalExample | undefined {
  const found = examples.find((example) => isMatch(example, values))
  return found && !isAboutAnyone(found) ? found : undefined
}

/**
 * Returns the answer to a query, without the rows that its optional values exclude. If none is left, it is a 404. `start` is the
 * first row of a page.
 */
export function exampleAnswer(
  definition: ConsultaDefinition,
  values: FormValues,
  demoCast?: DemoCast,
  start = 0,
): ExampleAnswer {
  const chosen = chooseAnswer(definition, values, demoCast)
  if (chosen.answer === undefined) return chosen
  const answer = narrowRows(definition.fields, values, chosen.answer)
  if (answer === undefined) return { status: 404 }
  const { page } = definition
  return { ...chosen, answer: page ? selectPage(answer, page, start) : answer }
}

/**
 * Returns the first conditional example whose conditions all match, or else the example. An empty condition
 * matches an empty field. An answer without a condition on a value is adapted to the query, with
 * facts from `demoCast`. Any other answer stays as it is written.
 */
function chooseAnswer(
  definition: ConsultaDefinition,
  values: FormValues,
  demoCast?: DemoCast,
): ExampleAnswer {
  const index = definition.examples.findIndex((example) => isMatch(example, values))
  const chosen = definition.examples[index]
  const { status = 200, answer = status < 300 ? definition.example : undefined } = chosen ?? {}
  if (answer === undefined || status === 204) return { status }
  if (chosen && !isAboutAnyone(chosen)) return { status, answer }
  const about = { ...definition, example: answer }
  const given = chosen?.answer === undefined ? undefined : index
  const { answer: filled, open } = demoCast
    ? recast(about, values, demoCast, given)
    : { answer, open: values }
  return { status, answer: adaptExample(about, open, filled) }
}

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
function narrowRows(fields: readonly Field[], values: FormValues, answer: Json): Json | undefined {
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
