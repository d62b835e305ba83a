import {
  type SaveConflict,
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
export class ConflictError extends Error {
  readonly conflicts: SaveConflict['conflicts']

  constructor({ conflicts }: SaveConflict) {
    super('conflict')
    this.conflicts = conflicts
  }
}

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
  if (response.status === 409) throw new ConflictError(answer as SaveConflict)
  throw new RequestError((answer as StudioProblem).problem)
}

type Read<Answer> = { answer?: Answer; problem?: string }

/** Asks the server once per `key`. Returns the answer, or the reason of a failure in Portuguese. */
export function useAnswer<Answer>(key: string, ask: (signal: AbortSignal) => Promise<Answer>): Read<Answer> {
  const [read, setRead] = useState<Read<Answer> & { key?: string }>({})
  useEffect(() => {
    const controller = new AbortController()
    const run = async () => {
      try {
        setRead({ key, answer: await ask(controller.signal) })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        setRead({ key, problem: error.message })
      }
    }
    void run()
    return () => controller.abort()
  }, [key])
  return read.key === key ? read : {}
}
