import type { ConsultaAnswer } from '@manifest/contract/studio.ts'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'
import { workspace } from '../workspace/workspace.ts'

type ShownConsulta = {
  answer?: ConsultaAnswer
  /** Why the answer is an older one, in Portuguese. */
  problem?: string
}

/** Returns a consulta of the drafts. It does not wait for their check. With errors the last good one stays. */
export function useConsulta(id: string | undefined): ShownConsulta {
  const { opened } = useSnapshot(workspace)
  const { drafts } = useSnapshot(draftState)
  const [shown, setShown] = useState<ShownConsulta & { id?: string }>({})
  useEffect(() => {
    if (id === undefined || opened === undefined) return
    const controller = new AbortController()
    const read = async () => {
      try {
        setShown({ id, answer: await sendRequest('consulta', { drafts, id }, controller.signal) })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        setShown((before) => ({ ...(before.id === id && before), id, problem: error.message }))
      }
    }
    void read()
    return () => controller.abort()
  }, [id, opened, drafts])
  return shown.id === id ? shown : {}
}
