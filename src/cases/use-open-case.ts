import { useSnapshot } from 'valtio'
import type { CaseContents } from './contents.ts'
import { caseState, type OpenCase, readOpenContents } from './open-case.ts'

/** Returns the open case with its contents, and renders again after each change. */
export function useOpenCase(): (Readonly<OpenCase> & { contents: CaseContents }) | undefined {
  const { open } = useSnapshot(caseState)
  return open && { ...open, contents: readOpenContents() }
}
