import { useLayoutEffect, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'

const phone = '(max-width: 767px)'

/** In narrower containers the table uses the phone layout, on any screen. */
const narrowest = 480

const borders = 2

type Sizes = { rows: unknown; columns: unknown; needed: number; availableWidth: number }

/**
 * Returns if a table overflows its container, and if the container is as narrow as a phone. Measures the
 * table with all columns (`data-whole`) before paint. While another view is shown, the last measurement
 * counts until rows or columns change.
 */
export function useTableFit(container: HTMLElement | null, rows: unknown, columns: unknown) {
  const isPhone = useMediaQuery(phone)
  const [sizes, setSizes] = useState<Sizes>()
  useLayoutEffect(() => {
    if (!container) return
    const measure = () => {
      // A hidden container has no width.
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
  const isOverflowing = isMeasured && sizes.needed > sizes.availableWidth
  return { isOverflowing, isContainerNarrow: isPhone || (isMeasured && sizes.availableWidth < narrowest) }
}
