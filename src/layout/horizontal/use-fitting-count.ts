import { type RefObject, useLayoutEffect, useState } from 'react'
import { countFitting } from './count-fitting.ts'

/**
 * How many of a row's elements, one for each of the first entries, fit in it, the last of them being the button for the
 * others. What does not fit stays in the row, invisible and out of the flow, so that its width can still be measured.
 */
export function useFittingCount(row: RefObject<HTMLElement | null>, entries: readonly unknown[]): number {
  const [count, setCount] = useState(entries.length)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const widths = [...element.children].map((child) => child.getBoundingClientRect().width)
      const more = widths.pop() ?? 0
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const isWhole = widths.length === entries.length
      setCount(countFitting({ widths, isWhole, available: element.getBoundingClientRect().width, gap, more }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // A title's width changes when its font arrives.
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [row, entries])
  return count
}
