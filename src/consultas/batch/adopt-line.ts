import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { adoptAnswer } from '@/state/adopt-answer.ts'
import { createSessionEntry } from '../sources/query-and-cache.ts'
import type { AnsweredLine } from './batch-target.ts'

/** Gives the session the answer of a line. It keeps its time and outcome. */
export function adoptLine(
  definition: ConsultaDefinition<Path>,
  { values, outcome, ms, purpose }: AnsweredLine,
): void {
  const entry = {
    ...createSessionEntry(definition, values, outcome),
    ms,
    ...(definition.purpose && purpose ? { purpose } : {}),
  }
  adoptAnswer(entry, values, outcome)
}
