import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { cast } from '@/generated/cast.ts'
import { returnDemoCredits, takeDemoCredits } from '@/state/credits/demo-account.ts'
import { onSessionEnd } from '@/state/session.ts'
import { exampleValues } from '../../form/example-values.ts'
import type { FormValues } from '../../form/form-values.ts'
import type { Outcome } from '../../outcome.ts'
import type { SourceOptions } from '../http.ts'
import { readAnswer } from '../read-answer.ts'
import { wait } from '../wait.ts'
import { createDemoCast, type DemoCast } from './demo-cast.ts'
import { digest } from './documents.ts'
import { type ExampleAnswer, exampleAnswer, findExample } from './example-answer.ts'
import { isUnknownName, readSubject } from './recast.ts'

/** Long enough for the user to see the loading state. */
const delayMs = 250

/** Digests of the queries that have failed once. The same query then succeeds, so that another try helps. */
const failed = new Set<number>()

onSessionEnd(() => failed.clear())

/** Answers from the manifest's examples without a network, and takes the cost from the demonstration's balance. */
export async function queryDemo(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
  { loaded }: SourceOptions = {},
): Promise<Outcome> {
  await wait(delayMs, signal)
  const { cost = 0 } = definition
  const isPaid = takeDemoCredits(cost)
  const outcome = await answerFromExamples(definition, values, isPaid, loaded?.rows)
  if (isPaid && outcome.status === 'failed') returnDemoCredits(cost)
  return outcome
}

/** Answers at once, without cost. The answer is validated like a source's. */
export async function answerFromExamples(
  definition: ConsultaDefinition,
  values: FormValues,
  isPaid = true,
  start = 0,
): Promise<Outcome> {
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
  // Live editing may have replaced the cast since the last query.
  const demoCast = createDemoCast(cast)
  const answer = isPaid
    ? (drawErrorStatus(definition, values, demoCast) ?? exampleAnswer(definition, values, demoCast, start))
    : { status: 402 }
  return { ...(await readAnswer(createResponse(answer), { notFound }, expected)), isDemo: true }
}

/** Returns the error status for some queries about documents outside the cast; `undefined` for all others. */
function drawErrorStatus(
  definition: ConsultaDefinition,
  values: FormValues,
  demoCast: DemoCast,
): ExampleAnswer | undefined {
  const subject = readSubject(definition, values)
  const tellsNotFound = definition.request?.notFound !== undefined
  if (findExample(definition, values)) return undefined
  if (!subject)
    return tellsNotFound && isUnknownName(definition, values, demoCast) ? { status: 404 } : undefined
  const { group, document } = subject
  const isUnknown = tellsNotFound && demoCast.isNotFound(group, document)
  if (!isUnknown && !demoCast.failsFirst(definition.id, group, document)) return undefined
  // The values of 'Preencher com exemplo' always have an answer.
  const sample = exampleValues(definition)
  if (sample && readSubject(definition, sample)?.document === document) return undefined
  if (isUnknown) return { status: 404 }
  const key = digest(`${definition.id} ${document}`)
  if (failed.has(key)) return undefined
  failed.add(key)
  return { status: 503 }
}

const createResponse = ({ status, answer }: ExampleAnswer) =>
  status === 204 ? new Response(null, { status }) : Response.json(answer ?? {}, { status })
