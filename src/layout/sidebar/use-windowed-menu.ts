import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useRef } from 'react'
import type { MenuRow } from './menu-rows.ts'
import type { MenuEntry } from './menu-tree.ts'
import type { WindowedLines } from './windowed-lines.ts'

/** How many lines beyond the visible ones are rendered. */
const overscan = 8

/** In px: a line with the distance to the next one, and the heading of a section. */
const heights = { line: 42, header: 44, narrowHeader: 25 }

/** The distance between two lines, in px. */
const lineGap = 2

type WindowedMenuOptions = {
  rows: readonly MenuRow[]
  /** Stands at the end of the list. */
  end: RefObject<HTMLElement | null>
  isNarrow: boolean
  focused: MenuEntry | undefined
  activeIds: readonly string[]
}

/** Which entries of a long menu are rendered, and the height in px of what is left out below the last of them. */
export function useWindowedMenu({ rows, end, isNarrow, focused, activeIds }: WindowedMenuOptions) {
  const indexes = new Map(rows.map(({ entry }, index) => [entry, index]))
  const virtualizer = useVirtualizer({
    count: rows.length,
    overscan,
    getScrollElement: () => findScroller(end.current),
    initialRect: { width: 0, height: window.innerHeight },
    getItemKey: (index) => buildKey(rows[index]),
    estimateSize: (index) =>
      isHeader(rows[index]) ? (isNarrow ? heights.narrowHeader : heights.header) : heights.line,
    measureElement: (element, entry) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? (element as HTMLElement).offsetHeight
      return height + (element.tagName === 'LI' ? 0 : lineGap)
    },
    rangeExtractor: (range) => {
      const rendered = new Set(defaultRangeExtractor(range))
      for (const index of listPinned(rows, indexes.get(focused as MenuEntry), activeIds)) rendered.add(index)
      for (const index of [...rendered])
        for (const group of rows[index]?.groups ?? []) rendered.add(indexes.get(group) ?? 0)
      return [...rendered].sort((one, other) => one - other)
    },
  })
  const before = useRef<WindowedLines>(new Map())
  const places = new Map()
  let bottom = 0
  for (const { index, start, end: lineEnd } of virtualizer.getVirtualItems()) {
    const entry = rows[index]?.entry
    if (!entry) continue
    const gap = start - bottom
    const old = before.current.get(entry)
    const isSame = old?.gap === gap && old.index === index
    places.set(entry, isSame ? old : { index, gap, measure: virtualizer.measureElement })
    bottom = lineEnd
  }
  before.current = places
  return { places: places as WindowedLines, rest: virtualizer.getTotalSize() - bottom }
}

const isHeader = (row: MenuRow | undefined) => row !== undefined && 'header' in row.entry

const buildKey = (row: MenuRow | undefined) =>
  row === undefined ? '' : 'header' in row.entry ? `header ${row.entry.header}` : row.entry.id

/**
 * What stays rendered wherever the menu is scrolled to: the active entry, which is scrolled to; the one that has the focus
 * and those beside it, where Tab leads; and both ends, where it comes in.
 */
function listPinned(rows: readonly MenuRow[], focused: number | undefined, activeIds: readonly string[]) {
  const items = rows.flatMap((row, index) => (isHeader(row) ? [] : [index]))
  const at = focused === undefined ? -1 : items.indexOf(focused)
  const near = at === -1 ? [] : items.slice(Math.max(0, at - 1), at + 2)
  const active = rows.flatMap(({ entry }, index) =>
    'id' in entry && activeIds.includes(entry.id) ? [index] : [],
  )
  return [...items.slice(0, 1), ...items.slice(-1), ...near, ...active]
}

/** The element that a list scrolls in. */
function findScroller(element: HTMLElement | null): HTMLElement | null {
  const parent = element?.parentElement ?? null
  if (!parent || /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return findScroller(parent)
}
