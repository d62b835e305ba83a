import { Badge, Spinner } from '@chakra-ui/react'
import { LuClock, LuMinus } from 'react-icons/lu'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import type { PartState } from './engine/dossie-progress.ts'
import { stateTexts } from './state-text.ts'

const icons = {
  waiting: <LuClock aria-hidden="true" />,
  pending: <Spinner size="xs" boxSize="3" aria-hidden="true" />,
  skipped: <LuMinus aria-hidden="true" />,
}

/** The state of a part as a word, an icon and a colour. */
export const PartStateBadge = ({ state }: { state: PartState }) =>
  state === 'waiting' || state === 'pending' || state === 'skipped' ? (
    <Badge colorPalette={state === 'pending' ? 'info' : 'neutral'} variant="subtle" size="sm" flexShrink="0">
      {icons[state]}
      {stateTexts[state]}
    </Badge>
  ) : (
    <OutcomeBadge outcome={state} />
  )
