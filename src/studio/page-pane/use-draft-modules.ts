import { draftModulesName, draftsMessage } from '@manifest/contract/studio.ts'
import { type RefObject, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'
import { workspace } from '../workspace/workspace.ts'

type ShownDrafts = {
  /** Changes that the page shows only once they are saved. */
  afterSaving: string[]
  /** Why the page shows older drafts, in Portuguese. */
  problem?: string
}

/**
 * Gives pages in frames the drafts in place of the generated code, before their check. With errors the last good drafts
 * stay. The code that reads them is `codegen/dev/live/drafts.ts`.
 */
export function useDraftModules(frame: RefObject<HTMLIFrameElement | null>, isOn: boolean): ShownDrafts {
  const { opened } = useSnapshot(workspace)
  const { drafts } = useSnapshot(draftState)
  const [shown, setShown] = useState<ShownDrafts>({ afterSaving: [] })
  useEffect(() => {
    if (!isOn || opened === undefined) return
    const controller = new AbortController()
    const read = async () => {
      try {
        const { modules, afterSaving } = await sendRequest('modules', { drafts }, controller.signal)
        Reflect.set(window, draftModulesName, modules)
        frame.current?.contentWindow?.postMessage(draftsMessage, window.location.origin)
        setShown({ afterSaving })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        setShown((before) => ({ ...before, problem: error.message }))
      }
    }
    void read()
    return () => controller.abort()
  }, [frame, isOn, opened, drafts])
  return shown
}
