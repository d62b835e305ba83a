import type { useRevealState } from '../results/answer-context.ts'
import type { IsRevealed } from '../results/shown-text.ts'

/** The reveal state of a page with several answers. */
export type PageReveal = ReturnType<typeof useRevealState>

/** Narrows a page's reveal state to one section. */
export const createSectionReveal = ({ isRevealed, toggle, ...all }: PageReveal, key: string): PageReveal => ({
  ...all,
  isRevealed: (path) => isRevealed(pathInSection(key, path)),
  toggle: (path) => toggle(pathInSection(key, path)),
})

/** Narrows a test for revealed values to one section. */
export const createSectionIsRevealed =
  (isRevealed: IsRevealed, key: string): IsRevealed =>
  (path) =>
    isRevealed(pathInSection(key, path))

/** Returns the path of a section's value in the page's reveal state. */
const pathInSection = (key: string, path: string) => `${key} ${path}`
