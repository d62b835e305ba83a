import { useEffect, useSyncExternalStore } from 'react'
import type { Origin } from '@/state/session.ts'
import type { FilledForm } from './carried-values.ts'

/** Whom or what the page of a consulta is about. */
type SubjectOnScreen = FilledForm & {
  /** Whether it was asked; else it is only filled in. */
  isAsked: boolean
  /** Which result led to it. */
  from: Origin | undefined
}

let current: SubjectOnScreen | undefined

const listeners = new Set<() => void>()

function put(subject: SubjectOnScreen | undefined) {
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
export const subjectOnScreen = (): SubjectOnScreen | undefined => current

/** The subject of the consulta on screen, for a component that follows it. */
export const useFollowedSubject = () => useSyncExternalStore(subscribe, subjectOnScreen)

/** Tells what the page is about, until it is left. */
export function useSubjectOnScreen({ fields, values, isAsked, from }: SubjectOnScreen): void {
  useEffect(() => {
    const subject = { fields, values, isAsked, from }
    put(subject)
    return () => {
      if (current === subject) put(undefined)
    }
  }, [fields, values, isAsked, from])
}
