import type { Path } from '@/generated/paths.ts'
import { whenSessionEnds } from './session.ts'

let left: { path: Path; text: string } | undefined

whenSessionEnds(forgetList)

/** Leaves a list for the batch page at a path, which is opened next. In memory only, and gone at logout. */
export function leaveList(path: Path, text: string): void {
  left = { path, text }
}

/** Takes the list that was left for a page: the next time there is none. */
export function takeList(path: Path): string | undefined {
  if (left?.path !== path) return undefined
  const { text } = left
  forgetList()
  return text
}

function forgetList() {
  left = undefined
}
