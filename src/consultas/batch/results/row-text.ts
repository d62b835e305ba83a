import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { nothing } from '../../formats/registry.ts'
import { shownText } from '../../results/shown-text.ts'
import type { Row } from '../run/progress.ts'

/** Whom or what an answer is about, in a line; what the page hides stays hidden. */
export function summaryText({ summary }: ConsultaDefinition, { outcome }: Row): string {
  if (outcome?.status !== 'found' || !summary) return ''
  const view = { answer: outcome.answer, isShown: () => false }
  const parts = [shownText(view, summary), ...(summary.detail ? [shownText(view, summary.detail)] : [])]
  return parts.filter((part) => part !== nothing).join(' · ')
}

export const messageOf = ({ outcome }: Row): string => (outcome?.status === 'failed' ? outcome.message : '')

/** The lines of a row, as people read them: "3, 17". */
export const numbersText = ({ line }: Row): string => line.numbers.join(', ')
