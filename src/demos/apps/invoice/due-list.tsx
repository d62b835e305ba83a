import { Badge, chakra } from '@chakra-ui/react'
import { LuCircleCheck, LuClock, LuFileText, LuTriangleAlert } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { computeDueState, splitIntoInstalments } from './due-state.ts'
import type { InvoiceSnapshot } from './invoice.ts'
import { useInvoicePaths } from './invoice-paths.ts'
import { formatCents } from './money.ts'
import { invoices } from './store.ts'

type DueListProps = { total: number; dueDate: string; instalments: number; label?: string }

export function DueList({ total, dueDate, instalments, label = 'Vencimentos' }: DueListProps) {
  if (dueDate === '') return null
  return (
    <chakra.ol aria-label={label} css={listCss}>
      {splitIntoInstalments(total, dueDate, instalments).map(({ date, amount }, index) => (
        <li key={date}>
          <span>
            {index + 1}/{instalments}
          </span>
          <time dateTime={date}>{formatNumericDay(date)}</time>
          <b>{formatCents(amount)}</b>
        </li>
      ))}
    </chakra.ol>
  )
}

const listCss = {
  mt: '4',
  listStyleType: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', gap: '3', py: '1.5', borderTopWidth: '1px' },
  '& span': { color: 'fg.muted', minW: '5ch' },
  '& b': { ms: 'auto', fontWeight: '500' },
} as const

const badgeByState = {
  paid: { text: 'Paga', palette: 'success', icon: LuCircleCheck },
  overdue: { text: 'Vencida', palette: 'danger', icon: LuTriangleAlert },
  open: { text: 'Em aberto', palette: 'info', icon: LuClock },
} as const

/** Paid, overdue or open, as text, shape and color. */
export function DueBadge({ invoice }: { invoice: Pick<InvoiceSnapshot, 'isPaid' | 'dueDate'> }) {
  const { text, palette, icon: Icon } = badgeByState[computeDueState(invoice)]
  return (
    <Badge colorPalette={palette} variant="subtle" size="sm" flexShrink="0">
      <Icon aria-hidden="true" />
      {text}
    </Badge>
  )
}

/** The empty state: a link to another invoice, or to add the first. */
export function NoInvoice() {
  const { add, preview } = useInvoicePaths()
  const isAnyLeft = useSnapshot(invoices).invoices.length > 0
  return (
    <Panel>
      <EmptyState
        icon={<LuFileText />}
        title={isAnyLeft ? 'Esta fatura não existe mais.' : 'Ainda não há faturas.'}
        action={
          isAnyLeft ? (
            <ButtonLink to={preview()}>Ver a mais nova</ButtonLink>
          ) : (
            <ButtonLink to={add}>Nova fatura</ButtonLink>
          )
        }
      />
    </Panel>
  )
}
