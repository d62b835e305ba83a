import { Button, chakra } from '@chakra-ui/react'
import type { Lead } from '@manifest/contract/resolved.ts'
import { useEffect, useRef } from 'react'
import { LuSearch } from 'react-icons/lu'
import type { Path } from '@/generated/paths.ts'
import { formatCost } from '@/lib/format/credits.ts'
import { loadDefinition } from '@/routes/load-family.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { lacksPurpose } from '../form/purpose.ts'
import { findReusableOutcome } from '../query/known-answers.ts'
import { querySubject, useIsQuerying } from '../query/subject-queries.ts'
import { type ComparedSubject, formatShared } from './use-compared-subjects.ts'

/** Offers the consultas that one subject has and another has not. */
export function MissingQueries({ subjects }: { subjects: readonly ComparedSubject[] }) {
  const missing = findMissingQueries(subjects)
  const isQuerying = useIsQuerying()
  const query = useMissingQuery()
  if (missing.length === 0) return null
  return (
    <Panel
      title="Falta consultar"
      description="O que já se sabe de um e ainda não do outro."
      _print={{ display: 'none' }}
    >
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {missing.map((each) => {
          const { subject, lead, family, hasFailed } = each
          const known = findReusableOutcome(lead, { [lead.field]: subject.value })
          return (
            <li key={`${subject.id} ${lead.id}`}>
              <Button
                size="sm"
                variant="outline"
                minH={touchHeight}
                height="auto"
                py="1.5"
                whiteSpace="normal"
                textAlign="inherit"
                loading={isQuerying(subject.id, lead.id)}
                loadingText={`Consultando ${lead.title}`}
                onClick={() => void query(each)}
              >
                <LuSearch aria-hidden="true" />
                {`${family}, ${lead.title}: ${subject.name ?? formatShared(subject, false)}`}
                {hasFailed && ' (falhou; tentar de novo)'}
                {(lead.cost !== undefined || known) && (
                  <chakra.span
                    color="fg.muted"
                    textStyle="small"
                    fontWeight="400"
                    whiteSpace="nowrap"
                    flexShrink="0"
                  >
                    {known ? 'já respondida, sem custo' : formatCost(lead.cost ?? 0)}
                  </chakra.span>
                )}
              </Button>
            </li>
          )
        })}
      </chakra.ul>
    </Panel>
  )
}

/**
 * Queries in place. A consulta that needs other values, or a purpose that the user has not chosen yet, opens
 * its own page with the value filled in. A query that runs continues if the user leaves, because it is paid for; one that
 * has not started is dropped.
 */
function useMissingQuery() {
  const follow = useFollowLead()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return async ({ subject, lead }: MissingQuery) => {
    const definition = await loadDefinition(lead.id).catch(() => undefined)
    if (!isShown.current) return
    if (!definition || lead.needs || lacksPurpose(definition)) return follow(lead, subject.value)
    const answered = await querySubject(subject.id, definition, { [lead.field]: subject.value })
    if (!answered) return
    const { outcome } = answered
    announce(outcome.status === 'failed' ? outcome.message : `${lead.title}: consultado`)
  }
}

/** A consulta that one subject has and another of the same kind has not. */
type MissingQuery = {
  subject: ComparedSubject
  lead: Lead<Path>
  /** The family's title. */
  family: string
  /** Its last query failed. */
  hasFailed: boolean
}

/**
 * Returns the queries that would complete the comparison: consultas with an outcome for another subject and none
 * for this one. Only consultas that take the subject's kind count.
 */
function findMissingQueries(subjects: readonly ComparedSubject[]): MissingQuery[] {
  const settled = subjects.map(
    ({ entries }) =>
      new Set(entries.flatMap(({ entry }) => (entry.outcome === 'failed' ? [] : [entry.consultaId]))),
  )
  return subjects.flatMap((subject, index) =>
    visibleLeads(subject.kind).families.flatMap(({ title, leads }) =>
      leads
        .filter(({ id }) => !settled[index]?.has(id) && settled.some((other) => other.has(id)))
        .map((lead) => ({
          subject,
          lead,
          family: title,
          hasFailed: subject.entries.some(({ entry }) => entry.consultaId === lead.id),
        })),
    ),
  )
}
