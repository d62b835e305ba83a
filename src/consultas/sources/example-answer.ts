import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { FormValues } from '../form/form-values.ts'
import { adaptExample } from './adapt-example.ts'

/** What an example answers; without `answer`, its HTTP status alone. */
export type ExampleAnswer = { status: number; answer?: Json }

/**
 * The first of the conditional examples whose named fields all have their values, else the example. An empty value is
 * that of a field which is not filled in. An answer whose conditions name nobody is about what was asked; one that names
 * somebody is as it is written.
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
