import { type ResultSectionKey, sectionElementId } from '../results/findings/sections.ts'

/** Returns the id of the element of a section. */
export const buildSectionId = (key: string) => `parte-${key}`

/** Returns the id of the element of a block, or of the head, of a section's answer. */
export const buildBlockId = (key: string, target: ResultSectionKey) =>
  sectionElementId(buildSectionId(key), target)
