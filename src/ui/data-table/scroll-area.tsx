import { Box } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { edge, edgeVariable } from './table-edge.ts'

/**
 * Marks the overflowing edges as attributes of the frame. It renders nothing, so scrolling stays fast. All
 * reads come before the writes, to avoid repeated layouts.
 */
function markEdges(area: HTMLElement, frame: HTMLElement, pinnedCount: number) {
  const { start, end } = findCutEdges(area)
  const heads = [...area.querySelectorAll<HTMLElement>('thead th')].slice(0, Math.max(1, pinnedCount))
  const offsets = pinnedOffsets(
    area,
    heads.map(({ offsetWidth }) => offsetWidth),
  )
  const details = area.querySelector<HTMLElement>('th[data-details-cell]')?.offsetWidth ?? 0
  const width = area.clientWidth
  // Columns that stay in view, details and the heads of groups use them.
  const usesWidths = start || end || area.querySelector('[data-details], [data-group]') !== null
  frame.toggleAttribute('data-cut-start', start)
  frame.toggleAttribute('data-cut-end', end)
  if (offsets.length > 1) frame.dataset.pinned = String(offsets.length - 1)
  else delete frame.dataset.pinned
  for (const [index, offset] of offsets.entries()) setWidth(frame, `--pin-${index + 1}`, offset)
  setWidth(frame, '--pinned-width', offsets.at(-1) ?? 0)
  setWidth(frame, '--area-width', usesWidths ? width : 0)
  setWidth(frame, '--details-width', usesWidths ? details : 0)
}

/** Zero removes the property. A new property makes the browser compute the styles of all cells again. */
function setWidth(frame: HTMLElement, name: string, width: number) {
  if (width === 0) frame.style.removeProperty(name)
  else frame.style.setProperty(name, `${width}px`)
}

/** The height of the scroll area of a long table, in px. It cuts a row of any height, so that the user sees that more follow. */
export const longTableHeight = 590

/** Fades the rows at the end of an area that scrolls. At the end of all rows it stands below them. */
export const moreBelowCss = {
  '&:not(:has(tfoot))::after': {
    content: '""',
    display: 'block',
    position: 'sticky',
    bottom: '0',
    insetInlineStart: '0',
    height: '6',
    zIndex: '4',
    pointerEvents: 'none',
    bgImage: 'linear-gradient(to top, {colors.bg.panel}, transparent)',
    _print: { display: 'none' },
  },
} as const

type ScrollAreaProps = {
  label: string
  isLong?: boolean
  /** The number of first columns that stay in view; without it one. */
  pinnedCount?: number
  /** Receives the element that scrolls, and `null` when it is removed. Must be stable. */
  onMount?: ((area: HTMLDivElement | null) => void) | undefined
  children: ReactNode
}

/**
 * The scrollable frame of a table, also for the keyboard. Fades mark overflowing edges. The first columns and
 * the detail buttons stay in view.
 */
export function ScrollArea({ label, isLong = false, pinnedCount = 1, onMount, children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    onMount?.(ref.current)
    return () => onMount?.(null)
  }, [onMount])
  useLayoutEffect(() => {
    const area = ref.current
    const frame = area?.parentElement
    if (!area || !frame) return
    const mark = () => markEdges(area, frame, pinnedCount)
    // It also fires once at the start: after layout and before paint.
    const observer = new ResizeObserver(mark)
    for (const element of [area, ...area.children]) observer.observe(element)
    area.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      area.removeEventListener('scroll', mark)
    }
  }, [pinnedCount])
  return (
    <Box css={createFrameCss(Math.max(1, pinnedCount))}>
      <Box
        ref={ref}
        tabIndex={0}
        role="group"
        aria-label={label}
        overflow="auto"
        contain={isLong ? 'content' : undefined}
        maxH={isLong ? `${longTableHeight}px` : undefined}
        borderBottomWidth={isLong ? '1px' : undefined}
        focusVisibleRing="inside"
        css={isLong ? moreBelowCss : undefined}
        _print={{ overflow: 'visible', maxHeight: 'none', contain: 'none', borderWidth: '0' }}
      >
        {children}
      </Box>
    </Box>
  )
}

const fade = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  width: '6',
  zIndex: '4',
  pointerEvents: 'none',
  opacity: '0',
  transition: 'opacity 150ms',
  _motionReduce: { transition: 'none' },
  _print: { display: 'none' },
} as const

const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, {colors.bg.panel})` as const

const createFrameCss = (pinnedCount: number) => ({
  '--table-edge': edgeVariable,
  position: 'relative',
  mx: `calc(-1 * ${edge})`,
  _print: { mx: '0' },
  '&::before': {
    ...fade,
    insetInlineStart: 'var(--pinned-width, 0px)',
    bgImage: fadeTo('left'),
    _rtl: { bgImage: fadeTo('right') },
  },
  '&::after': {
    ...fade,
    insetInlineEnd: 'var(--details-width, 0px)',
    bgImage: fadeTo('right'),
    _rtl: { bgImage: fadeTo('left') },
  },
  '&[data-cut-start]::before, &[data-cut-end]::after': { opacity: '1' },
  // The browser scrolls a focused control out from under the columns that stay in view, whose own controls need no scroll.
  '& :is(a, button, input, select, [tabindex])': {
    scrollMarginInline: 'var(--pinned-width, 0) var(--details-width, 0)',
  },
  '& [data-details-cell] :is(a, button)': { scrollMarginInline: '0' },
  '@media screen': {
    ...pinCss(pinnedCount),
    '& [data-details-cell]': { position: 'sticky', insetInlineEnd: '0', zIndex: '1', bgColor: 'bg.panel' },
    '& tbody tr:hover > [data-details-cell]': { bgColor: 'bg.hover' },
    '& th[data-details-cell]': { zIndex: '3' },
    // Cells that scroll beneath would show in the rounded corners.
    '&[data-cut-start] tr > :first-of-type': { borderStartRadius: '0' },
    '&[data-cut-end] [data-details-cell]': { borderEndRadius: '0' },
  },
})

/** More columns can be pinned, but only these stay in view. */
export const maxPinned = 4

const places = Array.from({ length: maxPinned }, (_, index) => index + 1)

/** Styles a column, counted from 1. The frame of the table has the number of columns that stay in view. */
function columnCss(place: number) {
  const frame = `&:is(${places.slice(place - 1).map((count) => `[data-pinned="${count}"]`)})`
  const sticky = { position: 'sticky', insetInlineStart: `var(--pin-${place}, 0)` }
  return {
    [`${frame} tbody tr:not([data-details], [data-group]) > :nth-of-type(${place})`]: {
      ...sticky,
      zIndex: '1',
      // Not `background`: a row may have an image, for example a tint.
      bgColor: 'bg.panel',
    },
    [`${frame} tr > :nth-of-type(${place}) :is(a, button, input)`]: { scrollMarginInline: '0' },
    [`${frame} tbody tr:hover > :nth-of-type(${place})`]: { bgColor: 'bg.hover' },
    [`${frame} tbody tr[data-selected] > :nth-of-type(${place})`]: { bgColor: 'primary.subtle' },
    [`${frame} :is(thead th:nth-of-type(${place}), tfoot [data-place="${place}"])`]: {
      ...sticky,
      zIndex: '3',
    },
  }
}

const columnsCss = places.map(columnCss)

/**
 * Returns the look of the first columns, which stay in view while the others scroll. It has no rules for columns that are
 * not pinned, because the browser matches each rule with every element of every row.
 */
export const pinCss = (pinnedCount: number): Record<string, object> =>
  Object.assign({}, ...columnsCss.slice(0, pinnedCount))

type ScrollMetrics = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** Ignores rounding errors, in px. */
const tolerance = 1

/** Returns the edges at which the content overflows. In right-to-left layouts `scrollLeft` is negative. */
export function findCutEdges({ scrollLeft, scrollWidth, clientWidth }: ScrollMetrics) {
  const scrolled = Math.abs(scrollLeft)
  return {
    start: scrolled > tolerance,
    end: scrolled + clientWidth < scrollWidth - tolerance,
  }
}

/** The maximum share of the area for the pinned columns, so that the others have space to scroll. */
const widestPinned = 0.5

/**
 * Returns the starts of the first columns that stay in view, and where the last one ends: `[0, 120, 200]` for two. It
 * leaves out those that would take too much of the area, and returns `[0]` if nothing scrolls.
 */
export function pinnedOffsets(
  { scrollWidth, clientWidth }: Pick<ScrollMetrics, 'scrollWidth' | 'clientWidth'>,
  widths: readonly number[],
): number[] {
  const offsets = [0]
  if (scrollWidth <= clientWidth + tolerance) return offsets
  for (const width of widths.slice(0, maxPinned)) {
    const end = (offsets.at(-1) ?? 0) + width
    if (end > clientWidth * widestPinned) break
    offsets.push(end)
  }
  return offsets
}
