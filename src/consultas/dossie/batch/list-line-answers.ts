import type { LoadedDossie } from '@/routes/load-dossie.ts'
import type { HeldAnswer } from '@/state/held-answers.ts'
import type { AnsweredLine } from '../../batch/batch-target.ts'
import { isAnswered, type Outcome } from '../../outcome.ts'
import type { PartProgress } from '../engine/dossie-progress.ts'
import { fillPartValues } from '../engine/part-values.ts'
import { type PartResult, readAnsweredPart, readPartResults } from './part-results.ts'

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
