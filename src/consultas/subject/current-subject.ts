import type { Field } from '@manifest/schema/field.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { EntryOrigin } from '@/state/session.ts'
import { type FormValues, undefinedIfEmpty } from '../form/form-values.ts'
import { carryValues, type FilledForm } from './carry-values.ts'

export type CurrentSubject = FilledForm & {
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
 * Returns the subject on screen, of a consulta, a dossiê or its own page, which the next page takes over. It is in memory while the
 * page is mounted: the next page reads it during render, before this page unmounts. It is no Valtio proxy,
 * since a proxy's last snapshot would outlive the page.
 */
export const readCurrentSubject = (): CurrentSubject | undefined => current

/** Returns the subject on screen, and rerenders when it changes. */
export const useCurrentSubject = () => useSyncExternalStore(subscribe, readCurrentSubject)

/** Publishes the subject of the page, if it has one, until the page unmounts. */
export function usePublishSubject(published: CurrentSubject | undefined): void {
  const { fields, values, isSubmitted, origin } = published ?? {}
  useEffect(() => {
    if (!fields || !values) return
    const subject = { fields, values, isSubmitted: isSubmitted === true, origin }
    setCurrentSubject(subject)
    return () => {
      if (current === subject) setCurrentSubject(undefined)
    }
  }, [fields, values, isSubmitted, origin])
}

/** Returns the values that a page takes over from the subject on screen; `undefined` if it takes none. */
export function readCarriedValues(fields: readonly Field[]): FormValues | undefined {
  return current && undefinedIfEmpty(carryValues(fields, current))
}
