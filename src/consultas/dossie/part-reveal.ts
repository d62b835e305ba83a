import type { useRevealState } from '../results/answer-context.ts'
import type { IsRevealed } from '../results/shown-text.ts'

export type DossieReveal = ReturnType<typeof useRevealState>

/** Narrows a dossiê's reveal state to one part. */
export const createPartReveal = (
  { isRevealed, toggle, ...all }: DossieReveal,
  part: string,
): DossieReveal => ({
  ...all,
  isRevealed: (path) => isRevealed(pathInPart(part, path)),
  toggle: (path) => toggle(pathInPart(part, path)),
})

/** Narrows a test for revealed values to one part. */
export const createPartIsRevealed =
  (isRevealed: IsRevealed, part: string): IsRevealed =>
  (path) =>
    isRevealed(pathInPart(part, path))

/** Returns the path of a part's value in the dossiê's reveal state. */
const pathInPart = (part: string, path: string) => `${part} ${path}`
