import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { ConditionalExample, Json } from '@manifest/schema/consulta.ts'
import type { FormValues } from '../../form/form-values.ts'
import { adaptExample } from './adapt-example.ts'
import { recast } from './recast.ts'
import type { World } from './world.ts'

/** The answer of an example. Without `answer` it is an HTTP status only. */
export type ExampleAnswer = { status: number; answer?: Json }

const isMatch = ({ when }: ConditionalExample, values: FormValues) =>
  Object.entries(when).every(([name, value]) => (values[name] ?? '') === value)

/** Returns true if an example names no value: it answers about anyone. */
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
 * Returns the first conditional example whose conditions all match, or else the example. An empty condition
 * matches an empty field. An answer without a condition on a value is adapted to the query: `world` gives the
 * facts of the one it asks about. Any other answer stays as it is written.
 */
export function exampleAnswer(
  definition: ConsultaDefinition,
  values: FormValues,
  world?: World,
): ExampleAnswer {
  const index = definition.examples.findIndex((example) => isMatch(example, values))
  const chosen = definition.examples[index]
  const { status = 200, answer = status < 300 ? definition.example : undefined } = chosen ?? {}
  if (answer === undefined || status === 204) return { status }
  if (chosen && !isAboutAnyone(chosen)) return { status, answer }
  const about = { ...definition, example: answer }
  const given = chosen?.answer === undefined ? undefined : index
  const { answer: filled, open } = world ? recast(about, values, world, given) : { answer, open: values }
  return { status, answer: adaptExample(about, open, filled) }
}
