import type { Part } from './target.ts'

/** The id of the element that holds a part of a result, in the result with an id of its own. */
export const partId = (resultId: string, part: Part) => `${resultId}-${part}`
