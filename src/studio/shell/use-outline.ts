import type { OutlineNode } from '@manifest/contract/studio.ts'
import { useEffect, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'
import { workspace } from '../workspace/workspace.ts'

/** Returns the tree of the drafts, read again after each check. While it is read, the previous tree stays. */
export function useOutline(): OutlineNode[] | undefined {
  const { opened, isChecking } = useSnapshot(workspace)
  const [groups, setGroups] = useState<OutlineNode[]>()
  useEffect(() => {
    if (opened === undefined || isChecking) return
    const controller = new AbortController()
    const read = async () => {
      try {
        const { drafts } = snapshot(draftState)
        setGroups((await sendRequest('outline', { drafts }, controller.signal)).groups)
      } catch (error) {
        // The toolbar tells that the server does not answer.
        if (!controller.signal.aborted && !(error instanceof RequestError)) throw error
      }
    }
    void read()
    return () => controller.abort()
  }, [opened, isChecking])
  return groups
}
