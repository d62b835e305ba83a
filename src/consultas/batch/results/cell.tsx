import type { Severity } from '@manifest/schema/result.ts'
import type { IconType } from 'react-icons'
import { LuCheck, LuCircleAlert, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import type { CellBadge } from '../../results/export/index.ts'
import type { BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'
import { PlainStateBadge } from './row-state-badge.tsx'

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
    <bdi title={text} data-empty={text === noValue || undefined}>
      {text}
    </bdi>
  )
}
