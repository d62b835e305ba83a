import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { listSensitivePaths } from '../sensitive-paths.ts'
import { hiddenText, type IsRevealed } from '../shown-text.ts'
import { countHidden, type PrintChoices, type SensitiveCounts } from './print-offer.ts'

/** Counts the sensitive values of an answer. A value that two blocks show counts once. */
export function countSensitive(
  layout: Pick<ConsultaDefinition, 'summary' | 'result'>,
  answer: unknown,
  isRevealed: IsRevealed,
): SensitiveCounts {
  const paths = new Set(listSensitivePaths(layout, answer))
  let hiddenCount = 0
  for (const path of paths) if (!isRevealed(path)) hiddenCount += 1
  return { sensitiveCount: paths.size, hiddenCount }
}

/** Writes how many values a print hides: '3 valores sensíveis ocultos, impressos como •••••••'. */
export const hiddenCountText = (count: number) =>
  `${formatCounted(count, 'valor sensível oculto, impresso', 'valores sensíveis ocultos, impressos')} como ${hiddenText}`

/** Describes what a print does with sensitive values: '3 ocultos, impressos como •••••••'; `undefined` without any. */
export function describeValues(counts: SensitiveCounts, values: PrintChoices['values']): string | undefined {
  const { sensitiveCount } = counts
  if (sensitiveCount === 0) return undefined
  const hidden = countHidden(counts, values)
  const shown = sensitiveCount - hidden
  const countText = `${formatCounted(hidden, 'oculto, impresso', 'ocultos, impressos')} como ${hiddenText}`
  const shownText = formatCounted(shown, 'mostrado', 'mostrados')
  if (hidden === 0) return shownText
  return shown === 0 ? countText : `${countText}; ${shownText}`
}

/** Marks the hidden values of a text that is printed: dots alone could be taken for the value. */
export const markHidden = (text: string) => text.replaceAll(hiddenText, `${hiddenText} (oculto)`)

/** Returns the test for revealed values that a print uses in place of the screen's. */
export function choosePrinted<Reveal extends { isRevealed: IsRevealed }>(
  reveal: Reveal,
  values: PrintChoices['values'],
): Reveal {
  return values === 'screen' ? reveal : { ...reveal, isRevealed: () => values === 'shown' }
}
