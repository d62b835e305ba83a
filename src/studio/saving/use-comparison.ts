import type { CompareAnswer, StudioRequests } from '@manifest/contract/studio.ts'
import { useEffect, useState } from 'react'
import { snapshot } from 'valtio'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'

type Comparison = { answer?: CompareAnswer; problem?: string }

/** Compares the drafts once, when the dialog opens. */
export function useComparison(against: StudioRequests['compare']['against']): Comparison {
  const [comparison, setComparison] = useState<Comparison>({})
  useEffect(() => {
    const controller = new AbortController()
    const compare = async () => {
      try {
        const { drafts } = snapshot(draftState)
        setComparison({ answer: await sendRequest('compare', { drafts, against }, controller.signal) })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        setComparison({ problem: error.message })
      }
    }
    void compare()
    return () => controller.abort()
  }, [against])
  return comparison
}
