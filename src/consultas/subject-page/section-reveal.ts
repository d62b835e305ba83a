import type { useRevealState } from '../results/answer-context.ts'
import type { IsRevealed } from '../results/shown-text.ts'

/** The reveal state of a page with several answers. Its paths begin with the key of a section. */
export type SectionsReveal = ReturnType<typeof useRevealState>

/** Returns the path of a section's value in the reveal state of the page. */
const pathInSection = (key: string, path: string) => `${key} ${path}`

/** Narrows a page's test for revealed values to one section. */
export const createSectionIsRevealed =
  (isRevealed: IsRevealed, key: string): IsRevealed =>
  (path) =>
    isRevealed(pathInSection(key, path))

/** Narrows a page's reveal state to one section. */
export const createSectionReveal = (
  { isRevealed, toggle, ...all }: SectionsReveal,
  key: string,
): SectionsReveal => ({
  ...all,
  isRevealed: createSectionIsRevealed(isRevealed, key),
  toggle: (path) => toggle(pathInSection(key, path)),
})
