import { hiddenMark, isHiddenText } from '@manifest/contract/hidden-text.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { listSensitivePaths } from '../sensitive-paths.ts'
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

/** Writes how many values a print hides: '3 valores sensíveis ocultos, impressos com •'. */
export const hiddenCountText = (count: number) =>
  `${formatCounted(count, 'valor sensível oculto, impresso', 'valores sensíveis ocultos, impressos')} com •`

/** Describes what a print does with sensitive values: '3 ocultos, impressos com •'; `undefined` without any. */
export function describeValues(counts: SensitiveCounts, values: PrintChoices['values']): string | undefined {
  const { sensitiveCount } = counts
  if (sensitiveCount === 0) return undefined
  const hidden = countHidden(counts, values)
  const shown = sensitiveCount - hidden
  const countText = `${formatCounted(hidden, 'oculto, impresso', 'ocultos, impressos')} com •`
  const shownText = formatCounted(shown, 'mostrado', 'mostrados')
  if (hidden === 0) return shownText
  return shown === 0 ? countText : `${countText}; ${shownText}`
}

/** Marks the hidden values of a text that is printed. The words of a name or the groups of a number have one mark. */
export const markHidden = (text: string) =>
  text
    .replaceAll(hiddenMark, '')
    .split(' ')
    .map((word, index, words) => {
      const end = /[,;]$/.exec(word)?.[0] ?? ''
      const goesOn = end === '' && isHiddenText(words[index + 1] ?? '')
      if (!isHiddenText(word) || goesOn) return word
      return word.slice(0, word.length - end.length) + hiddenMark + end
    })
    .join(' ')

/** Returns the test for revealed values that a print uses in place of the screen's. */
export function choosePrinted<Reveal extends { isRevealed: IsRevealed }>(
  reveal: Reveal,
  values: PrintChoices['values'],
): Reveal {
  return values === 'screen' ? reveal : { ...reveal, isRevealed: () => values === 'shown' }
}
