import { Badge } from '@chakra-ui/react'
import { badgeRecipe } from '@chakra-ui/react/theme'
import type { Severity } from '@manifest/schema/result.ts'
import type { IconType } from 'react-icons'
import {
  LuCheck,
  LuCircleAlert,
  LuCircleSlash,
  LuClock,
  LuInfo,
  LuLoaderCircle,
  LuTriangleAlert,
} from 'react-icons/lu'
import { outcomes } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import type { CellBadge } from '../../results/export/index.ts'
import type { BatchRow, RowState } from '../run/progress.ts'
import { isOwnColumn } from './own-columns.tsx'
import { type RowColumn, stateWords } from './row-columns.ts'

/** An icon says the tone where colours do not. */
const icons: Partial<Record<Severity, IconType>> = {
  success: LuCheck,
  info: LuInfo,
  warning: LuCircleAlert,
  orange: LuTriangleAlert,
  danger: LuTriangleAlert,
}

export function CellBadges({ badges }: { badges: readonly CellBadge[] }) {
  return (
    <span data-badges title={badges.map(({ text }) => text).join(', ')}>
      {badges.map(({ text, tone }) => {
        const Icon = icons[tone]
        return (
          <span key={text} data-tone={tone}>
            {Icon && <Icon aria-hidden="true" />}
            <bdi>{text}</bdi>
          </span>
        )
      })}
    </span>
  )
}

/** Says that the answer of a row was known before its batch, and since when. */
export const CachedNote = ({ row: { isCached, outcome } }: { row: BatchRow }) =>
  isCached && outcome ? (
    <span>
      respondido <RelativeTime at={outcome.at} />, sem custo
    </span>
  ) : null

const noValue = '—'

/** The content of a cell, in one line. */
export function Cell({ column, row }: { column: RowColumn; row: BatchRow }) {
  if (column.id === 'state')
    return (
      <span>
        <PlainStateBadge state={row.state} />
      </span>
    )
  if (column.id === 'cached') return <CachedNote row={row} />
  const badges = column.badges?.(row) ?? []
  if (badges.length > 0) return <CellBadges badges={badges} />
  const text = column.text(row)
  return (
    <bdi
      title={text}
      data-empty={text === noValue || undefined}
      data-own={isOwnColumn(column.id) || undefined}
    >
      {text}
    </bdi>
  )
}

const looks = {
  ...outcomes,
  queued: { palette: 'neutral', icon: LuClock },
  pending: { palette: 'neutral', icon: LuLoaderCircle },
  skipped: { palette: 'neutral', icon: LuCircleSlash },
} as const satisfies Record<RowState, unknown>

/** Shows the state of a row as a word, an icon and a color. */
export function RowStateBadge({ state }: { state: RowState }) {
  const { palette, icon: Icon } = looks[state]
  return (
    <Badge colorPalette={palette} variant="subtle" size="sm" flexShrink="0">
      <Icon aria-hidden="true" />
      {stateWords[state]}
    </Badge>
  )
}

/** The same as a plain element, which the table styles with `plainStateBadgeCss`: a table has many. */
export function PlainStateBadge({ state }: { state: RowState }) {
  const { palette, icon: Icon } = looks[state]
  return (
    <span data-row-state={palette}>
      <Icon aria-hidden="true" />
      {stateWords[state]}
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
