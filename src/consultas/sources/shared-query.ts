import { findSubjectField } from '@manifest/contract/lead-kinds.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { buildAnswerKey, isSameValues } from '@/state/find-answers.ts'
import { findHeldAnswer } from '@/state/held-answers.ts'
import { holdTabAnswers, mayTabsAnswer } from '@/state/tabs/tab-answers.ts'
import type { UsageRecord } from '@/state/usage.ts'
import type { FormValues } from '../form/form-values.ts'
import { isReusable, type Outcome } from '../outcome.ts'
import { buildUsageRecord, wasAsked } from './build-usage-record.ts'
import type { QueryOptions } from './http.ts'
import { runQuery } from './run-query.ts'

type TimedOutcome = {
  outcome: Outcome
  /** How long the query took. */
  ms: number
  /** A batch of another tab had the answer. */
  isCached?: boolean
}

type SharedQueryOptions = QueryOptions & {
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
  const key = JSON.stringify([
    buildAnswerKey(definition.id, values),
    definition.purpose && purpose,
    firstSource,
  ])
  const start = (): RunningQuery => {
    const controller = new AbortController()
    const query = async (): Promise<TimedOutcome> => {
      const known = !isFresh && mayTabsAnswer() ? await findInTabs(definition, values, purpose) : undefined
      controller.signal.throwIfAborted()
      if (known) return { outcome: known.outcome, ms: known.ms, isCached: true }
      const startedAt = Date.now()
      const outcome = await runQuery(definition, values, controller.signal, { purpose, firstSource })
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

async function findInTabs(definition: ConsultaDefinition, values: FormValues, purpose: string | undefined) {
  const asked = definition.purpose && purpose
  const value = findQueriedValue(definition, values)
  await holdTabAnswers({ values: [value], consultaIds: [definition.id], purpose: asked })
  const held = findHeldAnswer(definition.id, values, asked)
  return held && isReusable(held.outcome) ? held : undefined
}

/** Returns the value by which other tabs find the answers to a query: its subject, or else the first one. */
export function findQueriedValue({ fields }: Pick<ConsultaDefinition, 'fields'>, values: FormValues): string {
  const field = findSubjectField(fields, values)
  return (field ? values[field.name] : Object.values(values)[0]) ?? ''
}
