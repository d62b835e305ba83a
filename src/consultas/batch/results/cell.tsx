import { Text } from '@chakra-ui/react'
import { badgeRecipe } from '@chakra-ui/react/theme'
import { LuCircleAlert, LuTriangleAlert } from 'react-icons/lu'
import { readCellTone } from '@/ui/data-table/column.ts'
import { isCode } from '@/ui/data-table/row-view.tsx'
import { OutcomeBadge, outcomes } from '@/ui/feedback/outcome-badge.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { readAnswerTime } from '../../outcome.ts'
import type { CellBadge } from '../../results/findings/finding-columns.ts'
import type { BatchRow, RowState } from '../run/progress.ts'
import { type RowColumn, stateWords } from './row-columns.ts'

/** An icon says the tone where colours do not. */
const icons = { warning: LuCircleAlert, orange: LuTriangleAlert, danger: LuTriangleAlert }

/** Texts that stand out. Those that weigh have a badge. */
export function CellBadges({ badges }: { badges: readonly CellBadge[] }) {
  return (
    <span data-badges title={badges.map(({ text }) => text).join(', ')}>
      {badges.map(({ text, ...badge }) => {
        const tone = readCellTone(badge.tone)
        if (!tone) return <bdi key={text}>{text}</bdi>
        const Icon = icons[tone]
        return (
          <span key={text} data-tone={tone}>
            <Icon aria-hidden="true" />
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
      respondido <RelativeTime at={readAnswerTime(outcome)} />, sem custo
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
  // Numbers stand under each other, in the color of what they count.
  if (badges.length > 0 && !column.isNumeric) return <CellBadges badges={badges} />
  const text = column.text(row)
  if (column.lines) return <OwnLines title={text} lines={column.lines(row)} />
  return (
    <bdi title={text} data-empty={text === noValue || undefined} data-weight={readCellTone(badges[0]?.tone)}>
      {text}
    </bdi>
  )
}

const maxOwnLines = 2

/** Repeated lines have a line each, as far as the row has room. A text of one line may wrap. */
function OwnLines({ title, lines }: { title: string; lines: readonly string[] }) {
  const [only = '', ...others] = lines
  if (others.length === 0)
    return (
      <bdi title={title} data-own={isCode(only) ? 'code' : 'text'}>
        {only}
      </bdi>
    )
  const rest = lines.length - maxOwnLines
  return (
    <span title={title} data-own="lines">
      {lines.slice(0, maxOwnLines).map((line, index) => (
        <bdi key={line}>
          {line}
          {index === maxOwnLines - 1 && rest > 0 && ` +${rest}`}
        </bdi>
      ))}
    </span>
  )
}

/** The states with a color and an icon. The others are plain words. */
const { found: _, ...looks } = outcomes

const hasLook = (state: RowState): state is keyof typeof looks => state in looks

/** Shows the state of a row as a word. An exception has an icon and a color too. */
export function RowStateBadge({ state }: { state: RowState }) {
  if (hasLook(state)) return <OutcomeBadge outcome={state} />
  return (
    <Text as="span" color="fg.muted" textStyle="small" flexShrink="0">
      {stateWords[state]}
    </Text>
  )
}

/** The same as a plain element, which the table styles with `plainStateBadgeCss`: a table has many. */
export function PlainStateBadge({ state }: { state: RowState }) {
  if (!hasLook(state)) return <span>{stateWords[state]}</span>
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
