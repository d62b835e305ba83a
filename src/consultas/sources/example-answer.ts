import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { FormValues } from '../form/form-values.ts'
import { adaptExample } from './adapt-example.ts'

/** The answer of an example. Without `answer` it is an HTTP status only. */
export type ExampleAnswer = { status: number; answer?: Json }

/**
 * Returns the first conditional example whose conditions all match, or else the example. An empty condition
 * matches an empty field. An answer without a condition on a value is adapted to the query; any other answer
 * stays as it is written.
 */
export function exampleAnswer(definition: ConsultaDefinition, values: FormValues): ExampleAnswer {
  const chosen = definition.examples.find(({ when }) =>
    Object.entries(when).every(([name, value]) => (values[name] ?? '') === value),
  )
  const { status = 200, answer = status < 300 ? definition.example : undefined, when = {} } = chosen ?? {}
  if (answer === undefined || status === 204) return { status }
  const isAboutAnyone = Object.values(when).every((value) => value === '')
  return { status, answer: isAboutAnyone ? adaptExample({ ...definition, example: answer }, values) : answer }
}
