import { useEffect, useMemo } from 'react'
import { proxy, ref } from 'valtio/vanilla'
import type { Origin } from '@/state/session.ts'
import type { FilledForm } from './carried-values.ts'

/** Whom or what the page of a consulta is about. */
type SubjectOnScreen = FilledForm & {
  /** Whether it was asked; else it is only filled in. */
  isAsked: boolean
  /** Which result led to it. */
  from: Origin | undefined
}

/**
 * The subject of the consulta on screen, which the next one takes over. In memory, and only as long as the page of a
 * consulta is mounted: the next page reads it while it is rendered, before this one goes.
 */
export const onScreen = proxy<{ subject: SubjectOnScreen | undefined }>({ subject: undefined })

/** Tells what the page is about, until it is left. */
export function useSubjectOnScreen({ fields, values, isAsked, from }: SubjectOnScreen): void {
  const subject = useMemo(() => ref({ fields, values, isAsked, from }), [fields, values, isAsked, from])
  useEffect(() => {
    onScreen.subject = subject
    return () => {
      if (onScreen.subject === subject) onScreen.subject = undefined
    }
  }, [subject])
}
