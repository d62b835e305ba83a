import type { ResultSectionKey } from './find-target.ts'

/** The id of the element that holds a part of a result, in the result with an id of its own. */
export const sectionElementId = (resultId: string, section: ResultSectionKey) => `${resultId}-${section}`
