import { useEffect, useState } from 'react'
import { simulateRequest } from '../fields/simulated-service.ts'
import { failingName, findNameError, takenNames } from './taken-names.ts'

export type NameCheck =
  | { phase: 'idle' | 'waiting' | 'pending' | 'cancelled' | 'failed' | 'taken' | 'free' }
  | { phase: 'invalid'; message: string }

/** In ms. The check waits until the user stops typing; the simulated service then takes its time. */
const delays = { debounce: 400, service: 1200 }

/** Checks a user name with a simulated service. A new name, or `cancel`, aborts the check that is under way. */
export function useNameCheck(name: string) {
  const [check, setCheck] = useState<NameCheck>({ phase: 'idle' })
  const [attempt, setAttempt] = useState({ number: 0, isCancelled: false })

  // A new attempt checks the same name again.
  useEffect(() => {
    if (attempt.isCancelled) return setCheck({ phase: 'cancelled' })
    if (name === '') return setCheck({ phase: 'idle' })
    const message = findNameError(name)
    if (message) return setCheck({ phase: 'invalid', message })
    const controller = new AbortController()
    async function ask() {
      setCheck({ phase: 'waiting' })
      await simulateRequest(delays.debounce, controller.signal)
      setCheck({ phase: 'pending' })
      await simulateRequest(delays.service, controller.signal)
      if (name === failingName) return setCheck({ phase: 'failed' })
      setCheck({ phase: takenNames.includes(name) ? 'taken' : 'free' })
    }
    ask().catch(() => {})
    return () => controller.abort()
  }, [name, attempt])

  return {
    check,
    cancel: () => setAttempt(({ number }) => ({ number: number + 1, isCancelled: true })),
    retry: () => setAttempt(({ number }) => ({ number: number + 1, isCancelled: false })),
  }
}
