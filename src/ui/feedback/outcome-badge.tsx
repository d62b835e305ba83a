import { Badge, VisuallyHidden } from '@chakra-ui/react'
import { LuCheck, LuFileWarning, LuSearchX, LuTriangleAlert } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'

/** The look of each outcome. */
export const outcomes = {
  found: { text: 'Encontrado', palette: 'success', icon: LuCheck },
  incomplete: { text: 'Resposta incompleta', palette: 'warning', icon: LuFileWarning },
  'not-found': { text: 'Não encontrado', palette: 'warning', icon: LuSearchX },
  failed: { text: 'Falhou', palette: 'danger', icon: LuTriangleAlert },
} as const

export function OutcomeBadge({ outcome }: { outcome: keyof typeof outcomes }) {
  const { text, palette, icon: Icon } = outcomes[outcome]
  return (
    <Badge colorPalette={palette} variant="subtle" size="sm" flexShrink="0">
      <Icon aria-hidden="true" />
      {text}
    </Badge>
  )
}

type OutcomeCountProps = { outcome: keyof typeof outcomes; count: number }

/** The number of outcomes of one kind, or nothing if there are none. */
export function OutcomeCount({ outcome, count }: OutcomeCountProps) {
  const { text, palette, icon: Icon } = outcomes[outcome]
  if (count === 0) return null
  return (
    <Badge colorPalette={palette} variant="subtle" size="sm" title={text} fontVariantNumeric="tabular-nums">
      <Icon aria-hidden="true" />
      {formatCount(count)}
      <VisuallyHidden> {text}</VisuallyHidden>
    </Badge>
  )
}
