import { app } from '@/generated/app.ts'
import type { Path } from '@/generated/paths.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { findPagePath } from '@/routes/page-path.ts'
import { moveInList, openActions, tickRow } from './list-commands.ts'

/** The time between `g` and the letter of a page, in ms. */
const sequenceLimit = 1500

/** The pages that `g` and a letter open. */
const pages: Record<string, () => Path | undefined> = {
  d: () => accessiblePath(app.auth.home),
  c: () => accessiblePath(app.catalogue),
  l: () => findPagePath('pages/lotes/page'),
}

let goPressedAt = Number.NEGATIVE_INFINITY

/** Runs the command of a key. A letter of a page counts only after `g`. */
export function runKey(key: string, navigate: (path: Path) => void): void {
  const isSequence = performance.now() - goPressedAt < sequenceLimit
  goPressedAt = key === 'g' ? performance.now() : Number.NEGATIVE_INFINITY
  if (key === 'j') moveInList(1)
  else if (key === 'k') moveInList(-1)
  else if (key === 'x') tickRow()
  else if (key === '.') openActions()
  else if (isSequence) {
    const path = pages[key]?.()
    if (path !== undefined) navigate(path)
  }
}
