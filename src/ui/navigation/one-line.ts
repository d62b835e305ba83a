import { type RefObject, useLayoutEffect, useState } from 'react'

/** The elements that fit in a line, from the first on, and the width in px that they take. */
export type OneLine = { count: number; width: number }

type LineSizes = {
  /** The widths of all elements, in px. */
  widths: readonly number[]
  gap: number
  /** The width of the line. */
  available: number
  /** The width of the button that opens the rest. */
  more: number
  /** An element that is always shown: after the others if it does not fit before them. */
  current?: number | undefined
}

/** Returns the elements that fit in a line, or nothing if all fit. The button takes its place only if some do not. */
export function fitInLine({ widths, gap, available, more, current }: LineSizes): OneLine | undefined {
  const sum = (shown: readonly number[]) =>
    shown.reduce((total, width) => total + width, Math.max(0, shown.length - 1) * gap)
  if (sum(widths) <= available) return undefined
  for (let count = widths.length - 1; count > 0; count--) {
    const last = current !== undefined && current >= count ? widths[current] : undefined
    const shown = [...widths.slice(0, count), ...(last === undefined ? [] : [last])]
    const width = sum(shown)
    if (width + gap + more <= available) return { count, width }
  }
  return { count: 0, width: Math.max(0, available - gap - more) }
}

/**
 * Measures which children of a list fit in one line of the element around it, and measures again when a size changes.
 * Returns nothing if all fit. `gap` and `more` are in px, `count` is the number of children.
 */
export function useOneLine(
  list: RefObject<HTMLElement | null>,
  { count, gap, more, current }: Pick<LineSizes, 'gap' | 'more' | 'current'> & { count: number },
): OneLine | undefined {
  const [line, setLine] = useState<OneLine>()
  useLayoutEffect(() => {
    const element = list.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const elements = [...element.children] as HTMLElement[]
    const measure = () => {
      const widths = elements.map(({ offsetWidth }) => offsetWidth)
      const next = fitInLine({ widths, gap, available: frame.clientWidth, more, current })
      setLine((shown) => (shown?.count === next?.count && shown?.width === next?.width ? shown : next))
    }
    const resizing = new ResizeObserver(measure)
    for (const each of [frame, ...elements]) resizing.observe(each)
    measure()
    return () => resizing.disconnect()
  }, [list, count, gap, more, current])
  return line
}

/** Returns true if an element does not fit. It stays in the document, but is no Tab stop: the button opens it. */
export const isCut = (line: OneLine | undefined, index: number, current?: number): boolean =>
  line !== undefined && index >= line.count && index !== current
