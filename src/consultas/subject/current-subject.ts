import { useEffect, useSyncExternalStore } from 'react'
import type { EntryOrigin } from '@/state/session.ts'
import type { FilledForm } from './carry-values.ts'

type CurrentSubject = FilledForm & {
  /** False if the values are only filled in. */
  isSubmitted: boolean
  /** The result that led to the subject. */
  origin: EntryOrigin | undefined
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
 * Returns the subject of the consulta on screen, which the next page takes over. It is in memory while the
 * page is mounted: the next page reads it during render, before this page unmounts. It is no Valtio proxy,
 * since a proxy's last snapshot would outlive the page.
 */
export const readCurrentSubject = (): CurrentSubject | undefined => current

/** Returns the subject of the consulta on screen, and rerenders when it changes. */
export const useCurrentSubject = () => useSyncExternalStore(subscribe, readCurrentSubject)

/** Publishes the subject of the page until the page unmounts. */
export function usePublishSubject({ fields, values, isSubmitted, origin }: CurrentSubject): void {
  useEffect(() => {
    const subject = { fields, values, isSubmitted, origin }
    setCurrentSubject(subject)
    return () => {
      if (current === subject) setCurrentSubject(undefined)
    }
  }, [fields, values, isSubmitted, origin])
}
