import { useEffect, useState } from 'react'
import { searchKey } from '@/lib/search-text.ts'
import { cast } from '../../parts/cast.ts'
import { simulateRequest } from '../fields/simulated-service.ts'

/** The names that the simulated service has: first names of the demos' people. */
const takenNames: readonly string[] = cast.map(({ id }) => id)

/** The simulated service does not answer for this name. */
export const failingName = 'queda'

/** Returns the error of a user name that needs no service, in Portuguese. */
function findNameError(name: string): string | undefined {
  if (name.length < 3) return 'Use três letras ou mais'
  if (!/^[a-z]/.test(name)) return 'Comece com uma letra minúscula, sem acento'
  return /^[a-z0-9._]+$/.test(name) ? undefined : 'Use letras minúsculas sem acento, números, ponto ou _'
}

/** Returns free names like a taken one. */
export const suggestNames = (name: string, year: number): string[] =>
  [`${name}.${String(year).slice(2)}`, `${name}_av`, `${searchKey(name)}${year}`].filter(
    (each) => !takenNames.includes(each),
  )

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
