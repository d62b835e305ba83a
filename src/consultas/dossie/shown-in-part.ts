import type { IsShown } from '../results/reveal-state.ts'
import { pathInPart } from './path-in-part.ts'

/** Whether values of one part are revealed. */
export const shownInPart =
  (isShown: IsShown, part: string): IsShown =>
  (path) =>
    isShown(pathInPart(part, path))
