import { useState } from 'react'
import { loadDefinition } from '@/routes/load-family.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { isLoginFailure } from '../outcome.ts'
import { querySubject } from '../query/subject-queries.ts'
import { formatEnd, type MissingQuery, type PreparedQuery } from './missing-queries.ts'
import { useIsMounted } from './use-missing-query.ts'

/** The most queries that run at once. */
const concurrency = 3

/**
 * Runs all missing queries after the user confirmed them. `prepared` has the queries to confirm, and `progress` says how
 * many have ended. Queries that have not started when the user leaves are dropped.
 */
export function useCompleteAll() {
  const [prepared, setPrepared] = useState<readonly PreparedQuery[]>()
  const [progress, setProgress] = useState<string>()
  const isMounted = useIsMounted()

  const prepare = async (missing: readonly MissingQuery[]) => {
    try {
      const loaded = await Promise.all(missing.map(({ lead }) => loadDefinition(lead.id)))
      setPrepared(
        missing.flatMap((each, index) => {
          const definition = loaded[index]
          return definition ? [{ ...each, definition }] : []
        }),
      )
    } catch {
      notify.error('Não foi possível preparar as consultas. Tente de novo.')
    }
  }

  const run = async (queries: readonly PreparedQuery[]) => {
    setPrepared(undefined)
    const waiting = [...queries]
    let [ended, failed] = [0, 0]
    const tell = () => setProgress(`Completando ${ended} de ${queries.length}`)
    const work = async () => {
      for (let next = waiting.shift(); next && isMounted.current; next = waiting.shift()) {
        const { subject, lead, definition } = next
        const outcome = (await querySubject(subject.id, definition, { [lead.field]: subject.value }))?.outcome
        ended += 1
        if (outcome === undefined || outcome.status === 'failed') failed += 1
        // Every other query would fail in the same way.
        if (isLoginFailure(outcome)) waiting.length = 0
        tell()
      }
    }
    tell()
    await Promise.all(Array.from({ length: concurrency }, work))
    setProgress(undefined)
    if (isMounted.current) announce(formatEnd(ended, failed))
  }

  return { prepared, progress, prepare, cancel: () => setPrepared(undefined), run }
}
