import { snapshot } from 'valtio'
import { ConflictError, RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'
import { openManifest } from '../workspace/workspace.ts'

/** The files in conflict, or the reason of a failure, in Portuguese. */
export type SaveOutcome = { isSaved: boolean; conflicts: string[]; problem?: string }

/** Writes all drafts or none, and takes the disk's state. */
export async function saveDrafts(): Promise<SaveOutcome> {
  const { drafts, base } = snapshot(draftState)
  try {
    await sendRequest('save', { drafts, base })
    await openManifest()
    return { isSaved: true, conflicts: [] }
  } catch (error) {
    if (error instanceof ConflictError) {
      await openManifest()
      return { isSaved: false, conflicts: error.conflicts.map(({ name }) => name) }
    }
    if (error instanceof RequestError) return { isSaved: false, conflicts: [], problem: error.message }
    throw error
  }
}
