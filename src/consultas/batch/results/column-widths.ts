import { isCode } from '@/ui/data-table/row-view.tsx'
import type { BatchRow } from '../run/progress.ts'
import { isOwnColumn } from './own-columns.ts'
import { gravestColumnId, type RowColumn } from './row-columns.ts'

/** In rem: an average letter, the widest digit and a mark of the body text, the padding of a cell, and the icon and padding of a badge. */
const sizes = { letter: 0.5, digit: 0.565, mark: 0.3, padding: 1.05, badge: 1.75 }

/** The size of the text in badges and in own cells, by the body text. */
const textScales = { badge: 0.86, own: 0.93 }

/** A column of the list may be as narrow as a date, because its cells wrap. 'O que pesa' fits 'score 412 (Risco alto)'. */
const limits = { narrowest: 4, own: 5.6, gravest: 12.5, widest: 17 }

/** The room for all of the list's own columns. On a screen of 1440 px, findings are in view beside it. */
const ownRoom = { regular: 20, wide: 40 }

const sampleSize = 200

/** Marks between the digits of a document or a date are narrower than the digits. */
const countMarks = (text: string) => text.match(/[^\p{L}\d]/gu)?.length ?? 0

function measure(text: string): number {
  if (!isCode(text)) return text.length * sizes.letter
  const marks = countMarks(text)
  return marks * sizes.mark + (text.length - marks) * sizes.digit
}

/** Limits widths to a sum. The narrow ones stay, and the others share the rest. */
export function shareRoom(widths: readonly number[], room: number): number[] {
  let rest = room
  let limit = Number.POSITIVE_INFINITY
  const ascending = [...widths].sort((one, other) => one - other)
  for (const [index, width] of ascending.entries()) {
    const share = rest / (ascending.length - index)
    if (width > share) {
      limit = Math.max(limits.own, share)
      break
    }
    rest -= width
  }
  return widths.map((width) => Math.min(width, limit))
}

/**
 * Returns the widths of columns in rem, estimated from a sample of the rows. They are as narrow as their texts, and those
 * of the list's own columns narrower if needed, because the findings should be in view without scrolling.
 */
export function estimateWidths(
  rows: readonly BatchRow[],
  columns: readonly RowColumn[],
  isWide: boolean,
): number[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize))
  const sample = rows.filter((_, index) => index % step === 0)
  const isOwn = columns.map(({ id }) => isOwnColumn(id))
  const widths = columns.map(({ id, label, text, badges }, index) => {
    const longest = sample.reduce((most, row) => Math.max(most, measure(text(row))), 0)
    const cell = longest * (badges ? textScales.badge : isOwn[index] ? textScales.own : 1)
    const width = Math.max(measure(label), cell + (badges ? sizes.badge : 0)) + sizes.padding
    const widest = id === gravestColumnId ? limits.gravest : limits.widest
    return Math.min(widest, Math.max(limits.narrowest, width))
  })
  const room = ownRoom[isWide ? 'wide' : 'regular']
  const own = shareRoom(
    widths.filter((_, index) => isOwn[index]),
    room,
  )
  return widths.map((width, index) => (isOwn[index] ? (own.shift() ?? width) : width))
}
