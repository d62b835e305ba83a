import { CommandError } from '../../diagnostics/errors.ts'
import type { ExpandedFamily } from '../../expand/expand-family.ts'

/**
 * The number of a new variant: the one wished for, else the next after the highest. A number that was given up is not
 * given again by itself, since it may still be somebody's bookmark.
 *
 * @throws CommandError
 */
export function chooseNumber(
  { document, variants }: ExpandedFamily,
  requestedNumber: string | undefined,
): number {
  const highest = Math.max(0, ...variants.map(({ number }) => number))
  if (requestedNumber === undefined) return highest + 1
  if (!/^[1-9]\d{0,5}$/.test(requestedNumber))
    throw new CommandError(`O número de uma variante é inteiro, a partir de 1, e não "${requestedNumber}"`)
  const number = Number(requestedNumber)
  const sameNumber = variants.find((variant) => variant.number === number)
  if (!sameNumber) return number
  const position = document.formatPosition(['variants', requestedNumber], 'key')
  throw new CommandError(
    `A variante ${requestedNumber} já existe: "${sameNumber.variant.title}", em ${position}\n  dica: o próximo número livre é ${highest + 1}`,
  )
}
