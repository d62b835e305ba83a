import type { FormNode, Place } from '@manifest/contract/studio.ts'
import { useEffect, useState } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState, readDraft } from '../workspace/drafts.ts'
import { workspace } from '../workspace/workspace.ts'

/** `text` is the file that the node is of. */
type Form = { key: string; node?: FormNode; text?: string | undefined; problem?: string }

/** Returns the form of a place in the drafts, read again after each check. */
export function useForm(place: Place): Omit<Form, 'key'> {
  const { opened, isChecking } = useSnapshot(workspace)
  const [form, setForm] = useState<Form>({ key: '' })
  const key = JSON.stringify(place)
  useEffect(() => {
    if (opened === undefined || isChecking) return
    const controller = new AbortController()
    const read = async () => {
      try {
        const state = snapshot(draftState)
        const { drafts } = state
        const wanted = JSON.parse(key) as Place
        const text = readDraft(state, wanted.file)
        const request = { drafts, place: wanted }
        setForm({ key, text, node: (await sendRequest('form', request, controller.signal)).node })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        setForm({ key, problem: error.message })
      }
    }
    void read()
    return () => controller.abort()
  }, [key, opened, isChecking])
  return form.key === key ? form : {}
}
