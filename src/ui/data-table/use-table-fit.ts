import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import type { DataColumn } from './column.ts'
import { edgeWidths } from './table-edge.ts'

const phone = '(max-width: 767px)'

/** In narrower containers the table uses the phone layout, on any screen. */
const narrowest = 480

/** In px: the width that the whole table needs, and those of its columns after long texts have wrapped. */
type TableWidths = { needed: number; wrapped: number; columns: number[] }

type Sizes = {
  key: string
  rows: unknown
  columns: unknown
  widths: TableWidths | undefined
  available: number
}

/**
 * Measures a table with one line per cell and, if that is too wide, with long texts wrapped (`data-tight`). It leaves
 * the attribute as the next render sets it: to undo it, the browser would lay the table out once more.
 */
function measureTable(table: HTMLTableElement, available: number, isLong: boolean): TableWidths {
  table.removeAttribute('data-tight')
  const needed = table.offsetWidth
  // The texts of long tables never wrap.
  table.toggleAttribute('data-tight', needed > available && !isLong)
  const columns = [...table.querySelectorAll<HTMLElement>('thead th')].map(({ offsetWidth }) => offsetWidth)
  return { needed, wrapped: table.offsetWidth, columns }
}

/**
 * Returns which columns a table must hide to fit its container, if its long texts must wrap, and if the
 * container is as narrow as a phone. Measures the table with all columns (`data-whole`) before paint. While
 * another view is shown, the last measurement counts until rows, columns or `key` change.
 */
export function useTableFit<Row>(
  ref: RefObject<HTMLElement | null>,
  rows: unknown,
  columns: readonly DataColumn<Row>[],
  key: string,
  isLong: boolean,
) {
  const isPhone = useMediaQuery(phone)
  const [sizes, setSizes] = useState<Sizes>()
  const [isTried, setTried] = useState(false)
  useLayoutEffect(() => {
    const container = ref.current
    if (!container) return
    const measure = () => {
      // A hidden container has no width.
      if (container.clientWidth === 0) return
      const whole = container.querySelector<HTMLTableElement>('table[data-whole]')
      const available = container.clientWidth + 2 * edgeWidths[isPhone ? 'narrow' : 'wide']
      setSizes((before) => ({
        key,
        rows,
        columns,
        widths: whole ? measureTable(whole, available, isLong) : before?.widths,
        available,
      }))
    }
    measure()
    setTried(true)
    let measuredWidth: number | undefined = container.clientWidth
    const observer = new ResizeObserver(() => {
      // The first call tells the size that has just been measured.
      const isKnown = container.clientWidth === measuredWidth
      measuredWidth = undefined
      if (!isKnown) measure()
    })
    observer.observe(container)
    return () => observer.disconnect()
  }, [ref, rows, columns, key, isLong, isPhone])
  const isCurrent = sizes?.rows === rows && sizes?.columns === columns && sizes?.key === key
  const measured = isCurrent ? sizes : undefined
  const widths = measured?.widths
  const available = measured?.available ?? 0
  const isOverflowing = widths !== undefined && widths.needed > available
  const hiddenIds = useMemo(
    () =>
      isOverflowing && widths.wrapped > available
        ? chooseHiddenColumns(columns, widths.columns, available)
        : [],
    [isOverflowing, widths, available, columns],
  )
  return {
    /** Before the first measurement, which a hidden container does not give. */
    isUnmeasured: !isTried,
    isOverflowing,
    hiddenIds,
    /** The table overflowed a narrow container when it was last measured: stays true while it is measured again. */
    wasNarrow:
      sizes?.widths !== undefined &&
      sizes.widths.needed > sizes.available &&
      (isPhone || sizes.available < narrowest),
    isContainerNarrow: isPhone || (measured !== undefined && available < narrowest),
  }
}

/** The width of the column of 'Detalhes' buttons, in px. */
const detailsWidth = 64

type MeasuredColumn = {
  id: string
  isLowPriority?: boolean | undefined
  isKept?: boolean | undefined
  total?: unknown
  tone?: unknown
}

/**
 * Returns the ids of the columns to hide, so that the others fit: low-priority columns as far as there is no room for
 * them in their order, then others from the last one on. The first column, sums, words that weigh and controls stay: if
 * they have no room, the table scrolls. A table without low-priority columns hides none. `widths` are those of all
 * columns, in px.
 */
export function chooseHiddenColumns(
  columns: readonly MeasuredColumn[],
  widths: readonly number[],
  available: number,
): string[] {
  const sum = widths.reduce((total, width) => total + width, 0)
  if (sum <= available || !columns.some(({ isLowPriority }) => isLowPriority)) return []
  let room = available - detailsWidth
  const hidden = new Set<number>()
  for (const [index, { isLowPriority }] of columns.entries()) if (!isLowPriority) room -= widths[index] ?? 0
  for (const [index, { isLowPriority }] of columns.entries()) {
    if (!isLowPriority) continue
    const width = widths[index] ?? 0
    if (width > room) hidden.add(index)
    else room -= width
  }
  const others: number[] = []
  for (let index = columns.length - 1; index > 0 && room < 0; index -= 1) {
    const { isLowPriority, isKept, total, tone } = columns[index] ?? {}
    if (isLowPriority || isKept || total || tone) continue
    others.push(index)
    room += widths[index] ?? 0
  }
  // Otherwise the user scrolls anyway, and finds the others there.
  if (room >= 0) for (const index of others) hidden.add(index)
  return columns.filter((_, index) => hidden.has(index)).map(({ id }) => id)
}

/** The most columns that a page of A4 holds with whole words. A table with more has one less, which leaves room for numbers. */
const maxPrintedColumns = 8

/** Returns the ids of the last low-priority columns, which a print shows below each row, since the page is too narrow. */
export function listPrintedDetails(columns: readonly MeasuredColumn[]): string[] {
  const low = columns.filter(({ isLowPriority }) => isLowPriority).map(({ id }) => id)
  if (columns.length <= maxPrintedColumns || low.length === 0) return []
  return low.slice(-(columns.length - maxPrintedColumns + 1))
}
