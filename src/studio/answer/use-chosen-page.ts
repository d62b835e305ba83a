import type { ConsultaAnswer } from '@manifest/contract/studio.ts'
import { useEffect, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'
import { answerState, readChosenPage } from './answer-state.ts'
import { completeTarget } from './target.ts'

type ChosenPage = {
  consulta?: ConsultaAnswer
  /** Why the page shows earlier choices, in Portuguese. */
  problems: string[]
}

/** Between the last choice and the page. In ms. */
const delayMs = 150

/** Returns the chosen page as the app would show it. With errors, the last good one stays. */
export function useChosenPage(): ChosenPage {
  const { target, draft, proposal } = useSnapshot(answerState)
  const { drafts } = useSnapshot(draftState)
  const [shown, setShown] = useState<ChosenPage>({ problems: [] })
  useEffect(() => {
    const chosen = readChosen()
    if (!chosen) return setShown({ problems: [] })
    const controller = new AbortController()
    const read = async () => {
      try {
        const { signal } = controller
        const body = readChosenPage(completeTarget(chosen.target), chosen.proposal, chosen.draft)
        const { texts, id, errors } = await sendRequest('apply-page', body, signal)
        const problems = errors.map(({ message }) => message)
        if (problems.length > 0) return setShown((before) => ({ ...before, problems }))
        const merged = { ...snapshot(draftState).drafts, ...texts }
        setShown({ consulta: await sendRequest('consulta', { drafts: merged, id }, signal), problems: [] })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        setShown((before) => ({ ...before, problems: [error.message] }))
      }
    }
    const timer = setTimeout(() => void read(), delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [target, proposal, draft, drafts])
  return shown
}

function readChosen() {
  const { target, proposal, draft } = answerState
  return proposal && draft && { target, proposal, draft }
}
