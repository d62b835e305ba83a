import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { FormValues } from '../form/form-values.ts'
import type { Outcome } from '../outcome.ts'
import { askedAnswer } from './asked-answer.ts'
import { readAnswer } from './read-answer.ts'
import { wait } from './wait.ts'

/** Long enough for the loading state to be seen, short enough not to be a wait. */
const delayMs = 250

/**
 * The first of the conditional examples whose named fields all have their values, else the example. An empty value is
 * that of a field which is not filled in. An answer whose conditions name nobody is about what was asked; one that names
 * somebody is as it is written.
 */
function responseTo(definition: ConsultaDefinition, values: FormValues): Response {
  const chosen = definition.examples.find(({ when }) =>
    Object.entries(when).every(([name, value]) => (values[name] ?? '') === value),
  )
  const { status = 200, answer: example = definition.example, when = {} } = chosen ?? {}
  const isAboutAnyone = Object.values(when).every((value) => value === '')
  const answer = isAboutAnyone ? askedAnswer({ ...definition, example }, values) : example
  return status === 204 ? new Response(null, { status }) : Response.json(answer, { status })
}

/** Answers from the manifest's examples, without a network; they are validated like a source's answers. */
export async function queryDemo(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
): Promise<Outcome> {
  await wait(delayMs, signal)
  const { request, example } = definition
  const expected = { errors: request?.errors ?? {}, example, sourceTitle: 'Dados de demonstração' }
  // In an example, 404 means "not found", whatever the source itself uses for it.
  const notFound = { ...request?.notFound, status: 404 }
  const outcome = await readAnswer(responseTo(definition, values), { notFound }, expected)
  return { ...outcome, isDemo: true }
}
