import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '@/ui/page/panel.tsx'
import { AmountList } from './amount-list.tsx'
import { type InvoiceDraft, parseItemAmounts } from './draft.ts'
import { DueList } from './due-list.tsx'
import { computeInvoiceTotals } from './totals.ts'

/** The totals of the draft as typed; a row with an invalid number counts as zero. */
export function RunningTotals({ draft, children }: { draft: InvoiceDraft; children: ReactNode }) {
  const { items, dueDate, instalments } = draft
  const totals = computeInvoiceTotals(items.flatMap((item) => parseItemAmounts(item) ?? []))
  return (
    <Panel title="Totais">
      <AmountList totals={totals} />
      {dueDate && Number(instalments) > 1 && (
        <DueList total={totals.total} dueDate={dueDate} instalments={Number(instalments)} />
      )}
      <Flex gap="2" wrap="wrap" mt="6" css={{ '& > *': { flex: '1 1 auto' } }}>
        {children}
      </Flex>
    </Panel>
  )
}
