import type { useRevealState } from '../results/reveal.ts'
import { pathInPart } from './path-in-part.ts'

export type DossieReveal = ReturnType<typeof useRevealState>

/** What of one part is revealed, and how to reveal more of it. */
export const createPartReveal = ({ isShown, toggle, ...all }: DossieReveal, part: string): DossieReveal => ({
  ...all,
  isShown: (path) => isShown(pathInPart(part, path)),
  toggle: (path) => toggle(pathInPart(part, path)),
})
