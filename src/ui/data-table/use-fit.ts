import { useLayoutEffect, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'

const phone = '(max-width: 767px)'

/** In a narrower place a table is read as on a phone, whatever the screen. */
const narrowest = 480

/** The borders of the area around the table. */
const borders = 2

type Sizes = { rows: unknown; columns: unknown; needed: number; room: number }

/**
 * Whether a table is wider than its place, and whether that place is a phone's. The table with all its columns, marked
 * `data-whole`, is measured before it is painted. While another view of the rows stands in its place, what it needed is
 * compared with the room there is, until rows or columns change.
 */
export function useFit(place: HTMLElement | null, rows: unknown, columns: unknown) {
  const isPhone = useMediaQuery(phone)
  const [sizes, setSizes] = useState<Sizes>()
  useLayoutEffect(() => {
    if (!place) return
    const measure = () => {
      // What is not laid out has no width to go by.
      if (place.clientWidth === 0) return
      const whole = place.querySelector<HTMLElement>('table[data-whole]')
      const room = place.clientWidth - borders
      setSizes((before) => ({ rows, columns, needed: whole?.offsetWidth ?? before?.needed ?? 0, room }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, rows, columns])
  const isMeasured = sizes !== undefined && sizes.rows === rows && sizes.columns === columns
  const isWide = isMeasured && sizes.needed > sizes.room
  return { isWide, isNarrowPlace: isPhone || (isMeasured && sizes.room < narrowest) }
}
