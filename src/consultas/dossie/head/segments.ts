import type { DossieProgress, PartState } from '../engine/dossie-progress.ts'
import { stateCountText } from '../state-text.ts'

/** The parts with one outcome. */
type Segment = { state: PartState; count: number; text: string; color: string }

/** Outcomes in the order of the bar. Only an answer is green: a source that found nothing may be wrong. */
const colors: [PartState, string][] = [
  ['found', 'success.solid'],
  ['not-found', 'fg.subtle'],
  ['incomplete', 'warning.solid'],
  ['failed', 'danger.solid'],
  ['skipped', 'border.control'],
]

/** Counts the settled parts by outcome. Outcomes without a part are left out. */
export const countSegments = ({ parts }: Pick<DossieProgress, 'parts'>): Segment[] =>
  colors.flatMap(([state, color]) => {
    const count = parts.filter((part) => part.state === state).length
    return count === 0 ? [] : [{ state, count, text: stateCountText(state, count), color }]
  })
