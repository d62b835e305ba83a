import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { FormValues } from '../form/form-values.ts'
import type { Outcome } from '../outcome.ts'
import { type ExampleAnswer, exampleAnswer } from './example-answer.ts'
import { readAnswer } from './read-answer.ts'
import { wait } from './wait.ts'

/** Long enough for the user to see the loading state. */
const delayMs = 250

/** Answers from the manifest's examples without a network. They are validated like a source's answers. */
export async function queryDemo(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
): Promise<Outcome> {
  await wait(delayMs, signal)
  const { request, example } = definition
  const expected = {
    errors: request?.errors ?? {},
    example,
    // The examples are the contract, so nothing is missing.
    missingPaths: () => [],
    sourceTitle: 'Dados de demonstração',
  }
  // In an example, 404 means "not found", even if the source itself uses another status.
  const notFound = { ...request?.notFound, status: 404 }
  const outcome = await readAnswer(createResponse(exampleAnswer(definition, values)), { notFound }, expected)
  return { ...outcome, isDemo: true }
}

const createResponse = ({ status, answer }: ExampleAnswer) =>
  answer === undefined ? new Response(null, { status }) : Response.json(answer, { status })
