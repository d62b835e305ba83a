import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, BlockByKind } from '@manifest/schema/result.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { createShownAnswer, formatItem, type ShownAnswer } from '../../results/shown-text.ts'
import { isDistinctive } from './fact.ts'

/**
 * Leaves only the title of an alert if labelled values of the same answer show all its figures: '4 pendências somam
 * R$ 7.411,35' above 'Pendências 4' and 'Valor total R$ 7.411,35'.
 */
export function removeRepeatedText(
  block: BlockByKind<'alert'>,
  { result }: Pick<ConsultaDefinition, 'result'>,
  outcome: AnsweredOutcome,
): BlockByKind<'alert'> {
  const { value, text, title, ...rest } = block
  if (!title || value === undefined) return block
  const shown = createShownAnswer(outcome, () => true)
  const own = listFigures(`${text ?? ''} ${formatItem(shown, { value, sensitive: false })}`)
  const others = result.flatMap((other) => listShownFigures(other, shown))
  return own.some(isDistinctive) && isEachIn(own, others) ? { ...rest, title } : block
}

/** Returns the figures of labelled values that are never hidden. */
const listShownFigures = (block: Block, shown: ShownAnswer): string[] =>
  block.block === 'fields'
    ? block.items
        .filter(({ sensitive }) => !sensitive)
        .flatMap((item) => listFigures(formatItem(shown, item)))
    : []

const listFigures = (text: string): string[] => text.match(/\d+(?:[.,:/-]\d+)*/g) ?? []

/** Returns true if each figure has one of its own among the others: '3 títulos em 3 cartórios' needs two. */
function isEachIn(figures: readonly string[], others: readonly string[]): boolean {
  const rest = [...others]
  return figures.every((figure) => {
    const index = rest.indexOf(figure)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
}
