import { chakra, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { formatCost } from '@/lib/format/credits.ts'
import { BalanceCheck } from '@/session/balance-check.tsx'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { formatMissingMessage } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import { PurposeField } from '../form/purpose-field.tsx'
import {
  describeMissing,
  findKnown,
  formatMissingCost,
  type PreparedQuery,
  sumMissingCosts,
} from './missing-queries.ts'

type CompleteAllDialogProps = {
  queries: readonly PreparedQuery[]
  onConfirm: () => void
  onCancel: () => void
}

/** Lists the queries that complete a comparison, with what they cost. Asks for a purpose if one of them requires it. */
export function CompleteAllDialog({ queries, onConfirm, onCancel }: CompleteAllDialogProps) {
  const [error, setError] = useState<string>()
  const purpose = useRef<HTMLSelectElement>(null)
  const cost = sumMissingCosts(queries)
  const confirm = () => {
    if (!queries.some(({ definition }) => lacksPurpose(definition))) return onConfirm()
    setError(formatMissingMessage(purposeField()))
    purpose.current?.focus()
  }
  return (
    <TitledDialog
      title="Completar todas?"
      detail={`Custa até ${formatMissingCost(cost)}. O que já foi respondido não é consultado de novo.`}
      onDismiss={onCancel}
    >
      <chakra.ul listStyleType="none" display="grid" gap="1.5">
        {queries.map((query) => (
          <chakra.li
            key={`${query.subject.id} ${query.lead.id}`}
            display="flex"
            justifyContent="space-between"
            gap="4"
          >
            <span>{describeMissing(query)}</span>
            <Text as="span" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {describeCost(query)}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div mt="4" display="grid" gap="4">
        <BalanceCheck total={cost.total} consequence="O que faltar fica por consultar." />
        {queries.some(({ definition }) => definition.purpose) && (
          <PurposeField ref={purpose} error={error} onChange={() => setError(undefined)} />
        )}
      </chakra.div>
      <DialogButtons action="Completar todas" onAction={confirm} onCancel={onCancel} />
    </TitledDialog>
  )
}

function describeCost(query: PreparedQuery): string {
  if (findKnown(query)) return 'sem custo'
  return query.lead.cost === undefined ? 'custo não informado' : formatCost(query.lead.cost)
}
