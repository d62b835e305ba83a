import { type RefObject, useLayoutEffect, useState } from 'react'
import { countFitting } from './count-fitting.ts'

/**
 * Returns how many of a row's first elements fit. The last element is the button for the other entries.
 * Elements that do not fit stay in the row, invisible and out of the flow, to be measured.
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
    // A title's width changes when its font loads.
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [row, entries])
  return count
}
