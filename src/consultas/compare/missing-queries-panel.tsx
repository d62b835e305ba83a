import { Button, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuListChecks, LuSearch } from 'react-icons/lu'
import { formatCost } from '@/lib/format/credits.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { useIsQuerying } from '../query/subject-queries.ts'
import { comparisonTableId } from './comparison-table.tsx'
import { CompleteAllDialog } from './complete-all-dialog.tsx'
import {
  describeMissing,
  findKnown,
  findMissingQueries,
  formatMissingCost,
  type MissingQuery,
  sumMissingCosts,
} from './missing-queries.ts'
import type { ComparedSubject } from './use-compared-subjects.ts'
import { useCompleteAll } from './use-complete-all.ts'
import { useMissingQuery } from './use-missing-query.ts'

/** Offers the consultas that one subject has and another has not, one by one or all at once. */
export function MissingQueries({ subjects }: { subjects: readonly ComparedSubject[] }) {
  const missing = findMissingQueries(subjects)
  const all = missing.filter(({ lead }) => !lead.needs)
  const { progress, prepared, prepare, cancel, run } = useCompleteAll()
  const query = useMissingQuery()
  useKeepFocus(missing.length)
  if (missing.length === 0) return null
  return (
    <Panel
      title="Falta consultar"
      description="O que já se sabe de um e ainda não do outro."
      _print={{ display: 'none' }}
    >
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {(all.length > 1 || progress !== undefined) && (
          <li>
            <Button
              size="sm"
              minH={touchHeight}
              loading={progress !== undefined}
              loadingText={progress}
              onClick={() => void prepare(all)}
            >
              <LuListChecks aria-hidden="true" />
              {`Completar todas (${formatMissingCost(sumMissingCosts(all))})`}
            </Button>
          </li>
        )}
        {missing.map((each) => (
          <li key={`${each.subject.id} ${each.lead.id}`}>
            <MissingButton missing={each} onQuery={() => void query(each)} />
          </li>
        ))}
      </chakra.ul>
      <Presence>
        {prepared && (
          <CompleteAllDialog queries={prepared} onCancel={cancel} onConfirm={() => void run(prepared)} />
        )}
      </Presence>
    </Panel>
  )
}

function MissingButton({ missing, onQuery }: { missing: MissingQuery; onQuery: () => void }) {
  const { subject, lead, hasFailed } = missing
  const isQuerying = useIsQuerying()
  const known = findKnown(missing)
  return (
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
      onClick={onQuery}
    >
      <LuSearch aria-hidden="true" />
      {describeMissing(missing)}
      {hasFailed && ' (falhou; tentar de novo)'}
      {(lead.cost !== undefined || known) && (
        <chakra.span color="fg.muted" textStyle="small" fontWeight="400" whiteSpace="nowrap" flexShrink="0">
          {known ? 'já respondida, sem custo' : formatCost(lead.cost ?? 0)}
        </chakra.span>
      )}
    </Button>
  )
}

/** The button of an answered query disappears with the focus. The table, which has the answer, takes it. */
function useKeepFocus(count: number) {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body)
      document.getElementById(comparisonTableId)?.focus({ preventScroll: true })
  }, [count])
}
