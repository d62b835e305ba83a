import { Badge } from '@chakra-ui/react'
import { badgeRecipe } from '@chakra-ui/react/theme'
import { LuCircleSlash, LuClock, LuLoaderCircle } from 'react-icons/lu'
import { outcomes } from '@/ui/feedback/outcome-badge.tsx'
import type { RowState } from '../run/progress.ts'

const looks = {
  ...outcomes,
  queued: { text: 'Na fila', palette: 'neutral', icon: LuClock },
  pending: { text: 'Consultando', palette: 'neutral', icon: LuLoaderCircle },
  skipped: { text: 'Não consultada', palette: 'neutral', icon: LuCircleSlash },
} as const satisfies Record<RowState, unknown>

/** Shows the state of a row as a word, an icon and a color. */
export function RowStateBadge({ state }: { state: RowState }) {
  const { text, palette, icon: Icon } = looks[state]
  return (
    <Badge colorPalette={palette} variant="subtle" size="sm" flexShrink="0">
      <Icon aria-hidden="true" />
      {text}
    </Badge>
  )
}

/** The same as a plain element, which the table styles with `plainStateBadgeCss`: a table has many. */
export function PlainStateBadge({ state }: { state: RowState }) {
  const { text, palette, icon: Icon } = looks[state]
  return (
    <span data-row-state={palette}>
      <Icon aria-hidden="true" />
      {text}
    </span>
  )
}

const palettes = [...new Set(Object.values(looks).map(({ palette }) => palette))]

/** The look of Badge. */
export const plainStateBadgeCss = {
  '& [data-row-state]': {
    ...badgeRecipe.base,
    ...badgeRecipe.variants?.variant.subtle,
    ...badgeRecipe.variants?.size.sm,
    flexShrink: '0',
  },
  ...Object.fromEntries(
    palettes.map((palette) => [`& [data-row-state=${palette}]`, { colorPalette: palette }]),
  ),
}
