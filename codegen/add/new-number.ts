import { CommandError } from '../cli/command.ts'
import type { ExpandedFamily } from '../resolve/expand-family.ts'

/**
 * The number of a new variant: the one wished for, else the next after the highest. A number that was given up is not
 * given again by itself, since it may still be somebody's bookmark.
 *
 * @throws CommandError
 */
export function newNumber({ document, variants }: ExpandedFamily, wish: string | undefined): number {
  const highest = Math.max(0, ...variants.map(({ number }) => number))
  if (wish === undefined) return highest + 1
  if (!/^[1-9]\d{0,5}$/.test(wish))
    throw new CommandError(`O número de uma variante é inteiro, a partir de 1, e não "${wish}"`)
  const number = Number(wish)
  const taken = variants.find((variant) => variant.number === number)
  if (!taken) return number
  const place = document.place(['variants', wish], 'key')
  throw new CommandError(
    `A variante ${wish} já existe: "${taken.variant.title}", em ${place}\n  dica: o próximo número livre é ${highest + 1}`,
  )
}
