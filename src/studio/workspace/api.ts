import {
  type StudioAnswers,
  type StudioProblem,
  type StudioRequests,
  studioApi,
  studioTokenHeader,
  studioTokenMeta,
} from '@manifest/contract/studio.ts'
import { useEffect, useState } from 'react'

/** The server refused or failed. The message is in Portuguese. */
export class RequestError extends Error {}

/** The disk changed since the drafts were begun. Nothing was written. */
export class ConflictError extends Error {}

const readToken = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${studioTokenMeta}"]`)?.content ?? ''

/**
 * Sends a request to the development server.
 *
 * @throws RequestError, or ConflictError if `save` finds other texts on the disk.
 */
export async function sendRequest<Name extends keyof StudioRequests>(
  name: Name,
  body: StudioRequests[Name],
  signal?: AbortSignal,
): Promise<StudioAnswers[Name]> {
  const response = await fetch(studioApi + name, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [studioTokenHeader]: readToken() },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new RequestError('O servidor de desenvolvimento não respondeu.')
  })
  const answer: unknown = await response.json().catch(() => {
    throw new RequestError('O servidor de desenvolvimento respondeu algo que não é JSON.')
  })
  if (response.ok) return answer as StudioAnswers[Name]
  if (response.status === 409) throw new ConflictError('Files changed on the disk')
  throw new RequestError((answer as StudioProblem).problem)
}

type Asked<Answer> = {
  answer?: Answer
  /** Why there is no answer, or only an older one. In Portuguese. */
  problem?: string
}

/**
 * Asks the server for each `key`, and again after each change of `causes`. Without a key or while `isReady` is false it
 * does not ask. A newer question cancels this one. The last answer for the key stays, also after a failure.
 */
export function useRequest<Answer>(
  key: string | undefined,
  causes: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Answer>,
  isReady = true,
): Asked<Answer> {
  const [asked, setAsked] = useState<Asked<Answer> & { key?: string }>({})
  useEffect(() => {
    if (key === undefined || !isReady) return
    const controller = new AbortController()
    const run = async () => {
      try {
        setAsked({ key, answer: await ask(controller.signal) })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        const problem = error.message
        setAsked((before) => ({ ...(before.key === key && before), key, problem }))
      }
    }
    void run()
    return () => controller.abort()
  }, [key, isReady, ...causes])
  return key !== undefined && asked.key === key ? asked : {}
}
