import { Badge } from '@chakra-ui/react'
import { LuCircleSlash, LuClock, LuLoaderCircle } from 'react-icons/lu'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import type { RowState } from '../run/progress.ts'

const badgesWithoutOutcome = {
  queued: { text: 'Na fila', icon: LuClock },
  pending: { text: 'Consultando', icon: LuLoaderCircle },
  skipped: { text: 'Não consultada', icon: LuCircleSlash },
} as const

/** Shows the state of a row as a word, an icon and a color. */
export function RowStateBadge({ state }: { state: RowState }) {
  if (state === 'found' || state === 'incomplete' || state === 'not-found' || state === 'failed')
    return <OutcomeBadge outcome={state} />
  const { text, icon: Icon } = badgesWithoutOutcome[state]
  return (
    <Badge colorPalette="neutral" variant="subtle" size="sm">
      <Icon aria-hidden="true" />
      {text}
    </Badge>
  )
}
