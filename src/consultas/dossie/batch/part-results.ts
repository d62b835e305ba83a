import type { DossiePart } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import type { HeldAnswer } from '@/state/held-answers.ts'
import type { AnsweredLine } from '../../batch/batch-target.ts'
import { type AnsweredOutcome, createFailure, isAnswered, type Outcome } from '../../outcome.ts'
import type { Answered } from '../../query/querier.ts'
import type { PartProgress } from '../engine/dossie-progress.ts'
import { fillPartValues } from '../engine/part-list.ts'

/** The result of one part of a line's dossiê. */
export type PartResult = { requestId?: string } & (
  | { state: 'found'; source: string; answer: Json }
  | { state: 'incomplete'; source: string; answer: Json; missing: string[] }
  | { state: 'not-found'; source: string }
  /** `reason` is in Portuguese. */
  | { state: 'failed' | 'skipped'; reason: string }
)

/** The answer of a line in a batch of dossiês: its parts, by name. */
type PartResults = Record<string, PartResult>

function readPartResult({ answer, reason = '' }: PartProgress): PartResult {
  const outcome = answer?.outcome
  if (!outcome) return { state: 'skipped', reason }
  const { status: state } = outcome
  const { requestId } = outcome
  const id = requestId === undefined ? {} : { requestId }
  if (state === 'failed') return { state, reason: outcome.message, ...id }
  const { source } = outcome
  switch (outcome.status) {
    case 'found':
      return { state: 'found', source, answer: outcome.answer, ...id }
    case 'incomplete':
      return { state: 'incomplete', source, answer: outcome.answer, missing: [...outcome.missing], ...id }
    default:
      return { state: 'not-found', source, ...id }
  }
}

/**
 * Combines the answers of all parts. The outcome is `found` if any part found something or failed, so that the other
 * answers are not lost. It is a failure if no part was queried.
 */
export function combineAnswers(parts: readonly PartProgress[]): Answered {
  const results: PartResults = Object.fromEntries(parts.map((part) => [part.part.name, readPartResult(part)]))
  const answers = parts.flatMap(({ answer }) => answer ?? [])
  const outcomes = answers.map(({ outcome }) => outcome)
  if (outcomes.length === 0) {
    const reason = parts.find((part) => part.reason)?.reason ?? ''
    return { outcome: createFailure('refused', `Nenhuma parte foi consultada. ${reason}`.trim()) }
  }
  const common = {
    isDemo: outcomes.some(({ isDemo }) => isDemo),
    at: Math.max(...outcomes.map(({ at }) => at)),
    source: [...new Set(outcomes.flatMap((one) => (one.status === 'failed' ? [] : one.source)))].join(', '),
  }
  const isEmpty = outcomes.every(({ status }) => status === 'not-found')
  return {
    outcome: isEmpty ? { status: 'not-found', ...common } : { status: 'found', answer: results, ...common },
    isCached: answers.every(({ isCached }) => isCached),
  }
}

/**
 * Reads the parts of a line's answer. It leaves out invalid ones, since the answer may come from a saved
 * file.
 */
export function readPartResults(answer: Json): PartResults {
  const isPart = (value: unknown): value is PartResult =>
    typeof value === 'object' &&
    value !== null &&
    'state' in value &&
    (value.state !== 'incomplete' || ('missing' in value && Array.isArray(value.missing)))
  const entries = typeof answer === 'object' && answer !== null ? Object.entries(answer) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, PartResult] => isPart(entry[1])))
}

/** Returns the state of a line: `failed` if any part failed, else `incomplete` if any part is. */
export function toRowState(outcome: Outcome): Outcome['status'] {
  if (outcome.status !== 'found') return outcome.status
  const states = Object.values(readPartResults(outcome.answer)).map(({ state }) => state)
  if (states.includes('failed')) return 'failed'
  return states.includes('incomplete') ? 'incomplete' : 'found'
}

/** Returns the answer of a part as an outcome; `undefined` if the part has none. */
export function readAnsweredPart(
  result: PartResult | undefined,
  { isDemo, at }: AnsweredOutcome,
): AnsweredOutcome | undefined {
  if (result?.state !== 'found' && result?.state !== 'incomplete') return undefined
  const { source, answer, requestId } = result
  const common = { answer, source, isDemo, at, requestId }
  return result.state === 'found'
    ? { status: 'found', ...common }
    : { status: 'incomplete', ...common, missing: result.missing }
}

/**
 * Writes how many parts of a line found something, and which failed: "8 de 10 partes encontradas · falhou:
 * Score".
 */
export function describeParts(parts: readonly DossiePart[], results: PartResults): string {
  const inState = (state: PartResult['state']) => parts.filter(({ name }) => results[name]?.state === state)
  const titles = (state: PartResult['state']) => inState(state).map(({ title }) => title)
  const failed = titles('failed')
  const incomplete = titles('incomplete')
  const found = `${inState('found').length} de ${parts.length} partes encontradas`
  return [
    found,
    ...(incomplete.length === 0 ? [] : [`incompleta: ${incomplete.join(', ')}`]),
    ...(failed.length === 0 ? [] : [`falhou: ${failed.join(', ')}`]),
  ].join(' · ')
}

/** Returns the answers of all parts of a line. Parts that failed have none, and the time of a single part is not known. */
export function listLineAnswers({ dossie, families }: LoadedDossie, line: AnsweredLine): HeldAnswer[] {
  const { outcome, values: dossieValues, purpose } = line
  const results = isAnswered(outcome) ? readPartResults(outcome.answer) : {}
  const parts = dossie.parts.flatMap((part): PartProgress[] => {
    const definition = families[part.family]?.variants[part.variant]
    if (!definition) return []
    const partOutcome = readPartOutcome(results[part.name], outcome)
    return [
      partOutcome
        ? { part, definition, state: partOutcome.status, answer: { outcome: partOutcome } }
        : { part, definition, state: 'skipped' },
    ]
  })
  return parts.flatMap(({ part, definition, answer }): HeldAnswer[] => {
    const input = answer && fillPartValues(part, definition, dossieValues, parts)
    if (!input || !('values' in input)) return []
    const { values } = input
    return [{ definition, values, outcome: answer.outcome, ms: 0, purpose: definition.purpose && purpose }]
  })
}

/** Returns the outcome of a part. A line that found nothing found nothing in each part. */
function readPartOutcome(result: PartResult | undefined, line: Outcome): Outcome | undefined {
  if (line.status === 'not-found') return line
  if (!isAnswered(line)) return undefined
  const { isDemo, at } = line
  if (result?.state === 'not-found') {
    const { source, requestId } = result
    return { status: 'not-found', source, isDemo, at, requestId }
  }
  return readAnsweredPart(result, line)
}
