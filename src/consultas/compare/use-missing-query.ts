import { useEffect, useRef } from 'react'
import { loadDefinition } from '@/routes/load-family.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { lacksPurpose } from '../form/purpose.ts'
import { querySubject } from '../query/subject-queries.ts'
import type { MissingQuery } from './missing-queries.ts'

/** Returns a reference that is true while the component is mounted. */
export function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/**
 * Queries in place. A consulta that needs other values, or a purpose that the user has not chosen yet, opens
 * its own page with the value filled in. A query that runs continues if the user leaves, because it is paid for; one that
 * has not started is dropped.
 */
export function useMissingQuery() {
  const follow = useFollowLead()
  const isMounted = useIsMounted()
  return async ({ subject, lead }: MissingQuery) => {
    const definition = await loadDefinition(lead.id).catch(() => undefined)
    if (!isMounted.current) return
    if (!definition || lead.needs || lacksPurpose(definition)) return follow(lead, subject.value)
    const answered = await querySubject(subject.id, definition, { [lead.field]: subject.value })
    if (!answered) return
    const { outcome } = answered
    announce(outcome.status === 'failed' ? outcome.message : `${lead.title}: consultado`)
  }
}
