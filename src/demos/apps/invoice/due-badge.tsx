import { Badge } from '@chakra-ui/react'
import { LuCircleCheck, LuClock, LuTriangleAlert } from 'react-icons/lu'
import { dueState } from './due-state.ts'
import type { ShownInvoice } from './invoice.ts'

const looks = {
  paid: { text: 'Paga', palette: 'success', icon: LuCircleCheck },
  overdue: { text: 'Vencida', palette: 'danger', icon: LuTriangleAlert },
  open: { text: 'Em aberto', palette: 'info', icon: LuClock },
} as const

/** Whether an invoice is paid, overdue or neither, in a word, a shape and a colour. */
export function DueBadge({ invoice }: { invoice: Pick<ShownInvoice, 'isPaid' | 'dueDate'> }) {
  const { text, palette, icon: Icon } = looks[dueState(invoice)]
  return (
    <Badge colorPalette={palette} variant="subtle" size="sm" flexShrink="0">
      <Icon aria-hidden="true" />
      {text}
    </Badge>
  )
}
