import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type ReactNode, useMemo } from 'react'
import { type QueryValues, readCached, session } from '@/state/session.ts'
import { type Answered, missingIn } from '../outcome.ts'
import type { LeadSource } from './leads/lead-context.ts'
import { LeadProvider } from './leads/lead-provider.tsx'
import { MissingContext } from './missing-context.ts'
import { RevealContext, useRevealState } from './reveal.ts'

type AnswerProviderProps = {
  definition: ConsultaDefinition
  found: Answered
  /** What was asked, where the session does not know it, as in a batch. */
  queryValues?: QueryValues | undefined
  children: ReactNode
}

/** What the blocks of an answer share: what is revealed of it, and from where its values lead on. */
export function AnswerProvider({ definition, found, queryValues, children }: AnswerProviderProps) {
  const reveal = useRevealState()
  const source = useMemo(
    () => findLeadSource(definition, found, queryValues),
    [definition, found, queryValues],
  )
  return (
    <MissingContext value={missingIn(found)}>
      <RevealContext value={reveal}>
        <LeadProvider source={source}>{children}</LeadProvider>
      </RevealContext>
    </MissingContext>
  )
}

/** The session keeps each answer as the object that is shown. */
function findLeadSource(
  { id }: ConsultaDefinition,
  found: Answered,
  queryValues: QueryValues | undefined,
): LeadSource {
  const entry = session.items.find((item) => readCached(item.id)?.outcome === found)
  const values = queryValues ?? (entry && readCached(entry.id)?.values) ?? {}
  return { entryId: entry?.id, consultaId: id, values }
}
