import type { Path } from '@/generated/paths.ts'
import { onSessionEnd } from './session.ts'

let pastedList: { path: Path; text: string } | undefined

onSessionEnd(clearPastedList)

/** Leaves a list for the batch page at a path, which is opened next. In memory only, and gone at logout. */
export function setPastedList(path: Path, text: string): void {
  pastedList = { path, text }
}

/** Takes the list that was left for a page: the next time there is none. */
export function takePastedList(path: Path): string | undefined {
  if (pastedList?.path !== path) return undefined
  const { text } = pastedList
  clearPastedList()
  return text
}

function clearPastedList() {
  pastedList = undefined
}
