import type { useRevealState } from '../results/answer-context.ts'
import type { IsShown } from '../results/shown-text.ts'

export type DossieReveal = ReturnType<typeof useRevealState>

/** What of one part is revealed, and how to reveal more of it. */
export const createPartReveal = ({ isShown, toggle, ...all }: DossieReveal, part: string): DossieReveal => ({
  ...all,
  isShown: (path) => isShown(pathInPart(part, path)),
  toggle: (path) => toggle(pathInPart(part, path)),
})

/** Whether values of one part are revealed. */
export const shownInPart =
  (isShown: IsShown, part: string): IsShown =>
  (path) =>
    isShown(pathInPart(part, path))

/** What a value of a part is called in the one state of what a dossiê reveals. */
const pathInPart = (part: string, path: string) => `${part} ${path}`
