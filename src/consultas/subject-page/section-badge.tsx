import { Badge, Spinner } from '@chakra-ui/react'
import { LuClock, LuMinus } from 'react-icons/lu'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import type { SectionState } from './section.ts'

const texts = {
  'not-queried': 'Não consultada',
  waiting: 'Na fila',
  pending: 'Consultando',
  skipped: 'Não consultada',
}

const icons = {
  'not-queried': <LuMinus aria-hidden="true" />,
  waiting: <LuClock aria-hidden="true" />,
  pending: <Spinner size="xs" boxSize="3" aria-hidden="true" />,
  skipped: <LuMinus aria-hidden="true" />,
}

/** Shows the state of a section as a word, an icon and a color. */
export const SectionBadge = ({ state }: { state: SectionState }) =>
  state === 'waiting' || state === 'pending' || state === 'skipped' || state === 'not-queried' ? (
    <Badge colorPalette={state === 'pending' ? 'info' : 'neutral'} variant="subtle" size="sm" flexShrink="0">
      {icons[state]}
      {texts[state]}
    </Badge>
  ) : (
    <OutcomeBadge outcome={state} />
  )
