import { Badge } from '@chakra-ui/react'
import type { Badge as BadgeData } from '@manifest/contract/resolved.ts'

export function MenuBadge({ badge }: { badge: BadgeData }) {
  return (
    <Badge
      colorPalette={badge.color ?? 'primary'}
      variant="subtle"
      size="xs"
      fontVariantNumeric="tabular-nums"
    >
      {badge.text}
    </Badge>
  )
}
