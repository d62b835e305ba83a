import { useLayoutEffect, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'

const phone = '(max-width: 767px)'

/** In a narrower place a table is read as on a phone, whatever the screen. */
const narrowest = 480

/** The borders of the area around the table. */
const borders = 2

type Sizes = { rows: unknown; columns: unknown; needed: number; availableWidth: number }

/**
 * Whether a table is wider than its place, and whether that place is a phone's. The table with all its columns, marked
 * `data-whole`, is measured before it is painted. While another view of the rows stands in its place, what it needed is
 * compared with the room there is, until rows or columns change.
 */
export function useTableFit(container: HTMLElement | null, rows: unknown, columns: unknown) {
  const isPhone = useMediaQuery(phone)
  const [sizes, setSizes] = useState<Sizes>()
  useLayoutEffect(() => {
    if (!container) return
    const measure = () => {
      // What is not laid out has no width to go by.
      if (container.clientWidth === 0) return
      const whole = container.querySelector<HTMLElement>('table[data-whole]')
      const availableWidth = container.clientWidth - borders
      setSizes((before) => ({
        rows,
        columns,
        needed: whole?.offsetWidth ?? before?.needed ?? 0,
        availableWidth,
      }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(container)
    return () => observer.disconnect()
  }, [container, rows, columns])
  const isMeasured = sizes !== undefined && sizes.rows === rows && sizes.columns === columns
  const isWide = isMeasured && sizes.needed > sizes.availableWidth
  return { isWide, isNarrowPlace: isPhone || (isMeasured && sizes.availableWidth < narrowest) }
}
