import type { useRevealState } from '../results/answer-context.ts'
import type { IsShown } from '../results/shown-text.ts'

export type DossieReveal = ReturnType<typeof useRevealState>

/** Narrows a dossiê's reveal state to one part. */
export const createPartReveal = ({ isShown, toggle, ...all }: DossieReveal, part: string): DossieReveal => ({
  ...all,
  isShown: (path) => isShown(pathInPart(part, path)),
  toggle: (path) => toggle(pathInPart(part, path)),
})

/** Narrows a test for revealed values to one part. */
export const createPartIsShown =
  (isShown: IsShown, part: string): IsShown =>
  (path) =>
    isShown(pathInPart(part, path))

/** Returns the path of a part's value in the dossiê's reveal state. */
const pathInPart = (part: string, path: string) => `${part} ${path}`
