import { isCode } from '@/ui/data-table/is-code.ts'
import type { BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'

/** In rem: an average letter of the body text, a digit, the padding of a cell, and the icon and padding of a badge. */
const sizes = { letter: 0.5, digit: 0.57, padding: 1.25, badge: 1.5 }

const limits = { narrowest: 4.5, widest: 17, widestOwn: 10 }

const sampleSize = 200

const measure = (text: string) => text.length * (isCode(text) ? sizes.digit : sizes.letter)

const isOwn = ({ id }: RowColumn) => id.startsWith('own ')

/**
 * Returns the widths of columns in rem, estimated from a sample of the rows. They are as narrow as their texts, because
 * the findings should be in view without scrolling.
 */
export function estimateWidths(rows: readonly BatchRow[], columns: readonly RowColumn[]): number[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize))
  const sample = rows.filter((_, index) => index % step === 0)
  return columns.map((column) => {
    const { label, text, badges } = column
    const longest = sample.reduce((most, row) => Math.max(most, measure(text(row))), measure(label))
    const width = longest + sizes.padding + (badges ? sizes.badge : 0)
    return Math.min(isOwn(column) ? limits.widestOwn : limits.widest, Math.max(limits.narrowest, width))
  })
}
