import { useEffect, useSyncExternalStore } from 'react'
import type { EntryOrigin } from '@/state/session.ts'
import type { FilledForm } from './carry-values.ts'

/** Whom or what the page of a consulta is about. */
type CurrentSubject = FilledForm & {
  /** Whether it was asked; else it is only filled in. */
  isSubmitted: boolean
  /** Which result led to it. */
  from: EntryOrigin | undefined
}

let current: CurrentSubject | undefined

const listeners = new Set<() => void>()

function setCurrentSubject(subject: CurrentSubject | undefined) {
  current = subject
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The subject of the consulta on screen, which the next one takes over. In memory, and only as long as the page of a
 * consulta is mounted: the next page reads it while it is rendered, before this one goes. No valtio proxy has it: the
 * last snapshot of one would outlive the page.
 */
export const readCurrentSubject = (): CurrentSubject | undefined => current

/** The subject of the consulta on screen, for a component that follows it. */
export const useCurrentSubject = () => useSyncExternalStore(subscribe, readCurrentSubject)

/** Tells what the page is about, until it is left. */
export function usePublishSubject({ fields, values, isSubmitted, from }: CurrentSubject): void {
  useEffect(() => {
    const subject = { fields, values, isSubmitted, from }
    setCurrentSubject(subject)
    return () => {
      if (current === subject) setCurrentSubject(undefined)
    }
  }, [fields, values, isSubmitted, from])
}
