import type { Path } from '@/generated/paths.ts'
import { registerLosses } from './losses.ts'
import { onSessionEnd } from './session.ts'

let pastedList: { path: Path; text: string } | undefined

onSessionEnd(clearPastedList)
registerLosses(() => (pastedList ? [{ text: 'Uma lista colada, ainda não conferida' }] : []))

/** Passes a list to the batch page that opens next at this path. In memory only, until logout. */
export function setPastedList(path: Path, text: string): void {
  pastedList = { path, text }
}

/** Returns true if a list waits for the batch page at this path. */
export const hasPastedList = (path: Path): boolean => pastedList?.path === path

export function takePastedList(path: Path): string | undefined {
  if (pastedList?.path !== path) return undefined
  const { text } = pastedList
  clearPastedList()
  return text
}

function clearPastedList() {
  pastedList = undefined
}
