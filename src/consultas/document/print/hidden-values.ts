import { hiddenMark, isHiddenText } from '@manifest/contract/hidden-text.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import {
  countHidden,
  omittedPartsText,
  type PrintChoices,
  type PrintFact,
  type PrintPart,
  type SensitiveCounts,
  sumSensitive,
} from './print-offer.ts'

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

/** Returns the lines of a printed head about the user's choices. `label` names the parts; `between` is printed after it. */
export function listChoiceFacts(
  label: string,
  { parts, choices: { omitted, values } }: { parts: readonly PrintPart[]; choices: PrintChoices },
  between: readonly PrintFact[] = [],
): PrintFact[] {
  const partsText = omittedPartsText(parts, omitted)
  const valuesText = describeValues(sumSensitive(parts, omitted), values)
  return [
    ...(partsText === undefined ? [] : [{ label, text: partsText }]),
    ...between,
    ...(valuesText === undefined ? [] : [{ label: 'Dados sensíveis', text: valuesText }]),
  ]
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
export function choosePrinted<Reveal extends { isRevealed: (path: string) => boolean }>(
  reveal: Reveal,
  values: PrintChoices['values'],
): Reveal {
  return values === 'screen' ? reveal : { ...reveal, isRevealed: () => values === 'shown' }
}
