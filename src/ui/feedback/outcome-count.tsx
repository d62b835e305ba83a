import { Badge, VisuallyHidden } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'
import { outcomes } from './outcome-badge.tsx'

type OutcomeCountProps = { outcome: keyof typeof outcomes; count: number }

/** The number of outcomes of one kind, or nothing if there are none. */
export function OutcomeCount({ outcome, count }: OutcomeCountProps) {
  const { text, palette, icon: Icon } = outcomes[outcome]
  if (count === 0) return null
  return (
    <Badge
      {...(outcome === 'found' ? { color: 'fg.muted', bg: 'transparent' } : { colorPalette: palette })}
      variant="subtle"
      size="sm"
      title={text}
      fontVariantNumeric="tabular-nums"
    >
      <Icon aria-hidden="true" />
      {formatCount(count)}
      <VisuallyHidden> {text}</VisuallyHidden>
    </Badge>
  )
}
