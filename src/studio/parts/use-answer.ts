import { useEffect, useState } from 'react'
import { RequestError } from '../workspace/api.ts'

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
