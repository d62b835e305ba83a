import { useSnapshot } from 'valtio'
import type { CaseContents } from './contents.ts'
import { caseState, type OpenCase, readOpenContents } from './open-case.ts'

/**
 * Returns the open case with its contents, and renders again after each change: at once, or the caret of a field
 * would jump.
 */
export function useOpenCase(): (Readonly<OpenCase> & { contents: CaseContents }) | undefined {
  const { open } = useSnapshot(caseState, { sync: true })
  return open && { ...open, contents: readOpenContents() }
}
