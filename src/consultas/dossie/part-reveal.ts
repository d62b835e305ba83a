import type { useRevealState } from '../results/reveal.ts'
import { pathInPart } from './path-in-part.ts'

export type Reveal = ReturnType<typeof useRevealState>

/** What of one part is revealed, and how to reveal more of it. */
export const revealOf = ({ isShown, toggle, ...all }: Reveal, part: string): Reveal => ({
  ...all,
  isShown: (path) => isShown(pathInPart(part, path)),
  toggle: (path) => toggle(pathInPart(part, path)),
})
