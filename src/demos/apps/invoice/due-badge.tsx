import { Badge } from '@chakra-ui/react'
import { LuCircleCheck, LuClock, LuTriangleAlert } from 'react-icons/lu'
import { computeDueState } from './due-state.ts'
import type { InvoiceSnapshot } from './invoice.ts'

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
