import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { countPages } from '@manifest/contract/source-pages.ts'
import { findSubjectField } from '@manifest/contract/subject-field.ts'
import { tellProblem } from '@/lib/handled-problem.ts'
import { buildAnswerKey, isSameValues } from '@/state/find-answers.ts'
import { findHeldAnswer } from '@/state/held-answers.ts'
import { recordFailedRequest } from '@/state/last-failed-request.ts'
import { recordPurpose } from '@/state/last-purposes.ts'
import { holdTabAnswers, mayTabsAnswer } from '@/state/tabs/tab-answers.ts'
import type { UsageRecord } from '@/state/usage.ts'
import type { FormValues } from '../form/form-values.ts'
import { createFailure, type FailureReason, isAnswered, isReusable, type Outcome } from '../outcome.ts'
import type { SourceOptions } from '../sources/http.ts'
import { isDemoConsulta } from '../sources/mode.ts'

type TimedOutcome = {
  outcome: Outcome
  /** How long the query took. */
  ms: number
  /** A batch of another tab had the answer. */
  isCached?: boolean
}

type SharedQueryOptions = SourceOptions & {
  /** Queries the source even if another tab has an answer. */
  isFresh?: boolean | undefined
}

type RunningQuery = {
  values: FormValues
  answered: Promise<TimedOutcome>
  waiting: number
  controller: AbortController
}

const running = new Map<string, RunningQuery>()

/**
 * Queries a consulta, or waits for the same query if it is running: a second request may cost money again. The query
 * is aborted when nothing waits for it any more. An answer that a batch of another tab holds is used first. Rejects only
 * if `signal` aborts.
 *
 * @param onUsage Gets the record of the query once, without its subject.
 */
export async function runSharedQuery(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
  { purpose, firstSource, isFresh }: SharedQueryOptions,
  onUsage: (record: UsageRecord) => void,
): Promise<TimedOutcome> {
  signal.throwIfAborted()
  const key = JSON.stringify([buildAnswerKey(definition.id, values), purpose, firstSource])
  const start = (): RunningQuery => {
    const controller = new AbortController()
    const query = async (): Promise<TimedOutcome> => {
      const known = !isFresh && mayTabsAnswer() ? await findInTabs(definition, values, purpose) : undefined
      controller.signal.throwIfAborted()
      if (known) return { outcome: known.outcome, ms: known.ms, isCached: true }
      const startedAt = Date.now()
      const outcome = await askSource(definition, values, controller.signal, { purpose, firstSource })
      controller.signal.throwIfAborted()
      const ms = Date.now() - startedAt
      if (wasAsked(outcome)) onUsage(buildUsageRecord(definition, outcome, ms))
      return { outcome, ms }
    }
    return { values, answered: query(), waiting: 0, controller }
  }
  const current = running.get(key)
  const shared = current && isSameValues(current.values, values) ? current : start()
  running.set(key, shared)
  shared.waiting += 1
  const remove = () => running.get(key) === shared && running.delete(key)
  const leave = () => {
    shared.waiting -= 1
    if (shared.waiting > 0) return
    remove()
    shared.controller.abort(signal.reason)
  }
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => {
      leave()
      reject(signal.reason)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    const stop = () => {
      signal.removeEventListener('abort', onAbort)
      remove()
    }
    shared.answered.then(stop, stop)
  })
  return Promise.race([shared.answered, aborted])
}

/** Returns the record of a query: what, when, how it ended and what it cost. A failed query is not charged. */
export const buildUsageRecord = (
  { id, cost }: Pick<ConsultaDefinition, 'id' | 'cost'>,
  { status, at }: Outcome,
  ms: number,
): UsageRecord => ({
  consultaId: id,
  at,
  outcome: status,
  ms,
  ...(cost && status !== 'failed' ? { cost } : {}),
})

/** Returns the value by which other tabs find the answers to a query: its subject, or else the first one. */
export function findQueriedValue({ fields }: Pick<ConsultaDefinition, 'fields'>, values: FormValues): string {
  const field = findSubjectField(fields, values)
  return (field ? values[field.name] : Object.values(values)[0]) ?? ''
}

async function findInTabs(definition: ConsultaDefinition, values: FormValues, purpose: string | undefined) {
  const value = findQueriedValue(definition, values)
  await holdTabAnswers({ values: [value], consultaIds: [definition.id], purpose })
  const held = findHeldAnswer(definition.id, values, purpose)
  return held && isReusable(held.outcome) ? held : undefined
}

/**
 * Queries a consulta: the manifest's examples in demo mode, otherwise its sources. Expected failures are
 * outcomes. Rejects if `signal` aborts.
 */
export async function askSource(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
  options: SourceOptions = {},
): Promise<Outcome> {
  const isDemo = isDemoConsulta(definition)
  const query = await (isDemo ? loadDemo() : loadHttp()).catch(() => undefined)
  if (!query) return createFailure('not-loaded')
  if (options.purpose !== undefined) recordPurpose(options.purpose)
  const outcome = withPages(definition, await query(definition, values, signal, options))
  if (!isDemo) recordProblem(definition, outcome)
  return outcome
}

/** Counts the rows of the first page. */
const withPages = ({ page }: ConsultaDefinition, outcome: Outcome): Outcome =>
  page && isAnswered(outcome) ? { ...outcome, pages: countPages(page, outcome.answer) } : outcome

type AskSource = (...query: Parameters<typeof askSource>) => Promise<Outcome>

const loadDemo = (): Promise<AskSource> =>
  import('../sources/demo/demo.ts').then(({ queryDemo }) => queryDemo)

const loadHttp = (): Promise<AskSource> => import('../sources/http.ts').then(({ queryHttp }) => queryHttp)

const breaches = ['malformed', 'unexpected', 'other-document'] as const

const isBreach = (reason: FailureReason): reason is (typeof breaches)[number] =>
  breaches.some((breach) => breach === reason)

/** Records a failure for the diagnosis, and tells the reporter of an answer that breaks the contract. */
function recordProblem({ id: consulta }: ConsultaDefinition, outcome: Outcome) {
  const { requestId } = outcome
  if (outcome.status === 'incomplete')
    tellProblem({ consulta, reason: outcome.status, paths: outcome.missing, requestId })
  if (outcome.status !== 'failed') return
  recordFailedRequest(outcome)
  const { reason } = outcome
  if (isBreach(reason)) tellProblem({ consulta, reason, requestId })
}

/** Returns true if a source, or the demonstration, was asked. */
export const wasAsked = (outcome: Outcome): boolean =>
  outcome.status !== 'failed' || outcome.reason !== 'not-loaded'
