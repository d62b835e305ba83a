import { useLayoutEffect, useRef } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'

/** Columns of the grid; a card has two, three or all of them. */
const columnCount = 6

/** The height of the grid's rows in px, the space below a card in rows, and the difference at which cards start a new row. */
const [rowHeight, gap, tolerance] = [4, 6, 12]

const packed = { gridAutoRows: `${rowHeight}px`, rowGap: '0', alignItems: 'start' }

const unpacked = { rowGap: { base: '4', md: '6' } }

/**
 * Puts each card where the columns end first. It stays in its columns: it must not jump when another card grows. Columns
 * of nearly the same length, and cards of another width, start a new row.
 */
function pack(cards: readonly HTMLElement[]) {
  const ends = Array.from({ length: columnCount }, () => 1)
  let lastWidth = columnCount
  for (const card of cards) {
    const width = Number(card.dataset.columns ?? columnCount)
    if (width !== lastWidth || Math.max(...ends) - Math.min(...ends) <= tolerance)
      ends.fill(Math.max(...ends))
    lastWidth = width
    const findEnd = (start: number) => Math.max(...ends.slice(start, start + width))
    const starts = ends.flatMap((_, column) => (column % width === 0 ? [column] : []))
    const best = starts.reduce((first, start) => (findEnd(start) < findEnd(first) ? start : first))
    card.dataset.start ??= String(best)
    const start = Number(card.dataset.start)
    const row = findEnd(start)
    const rows = Math.ceil(card.offsetHeight / rowHeight) + gap
    card.style.gridArea = `${row} / ${start + 1} / span ${rows} / span ${width}`
    ends.fill(row + rows, start, start + width)
  }
}

function unpack(cards: readonly HTMLElement[]) {
  for (const card of cards) {
    card.style.gridArea = ''
    delete card.dataset.start
  }
}

/**
 * Packs the children of a grid on wide screens. Their `data-columns` is their width, by default the whole one. Returns the
 * grid's props.
 */
export function usePackedGrid() {
  const ref = useRef<HTMLDivElement>(null)
  const isPacked = useMediaQuery('(min-width: 80rem)')
  useLayoutEffect(() => {
    const grid = ref.current
    if (!grid || !isPacked) return
    const listCards = () => [...grid.children] as HTMLElement[]
    const sizes = new ResizeObserver(() => pack(listCards()))
    const observeCards = () => {
      for (const card of listCards()) sizes.observe(card)
    }
    const additions = new MutationObserver(observeCards)
    additions.observe(grid, { childList: true })
    observeCards()
    pack(listCards())
    return () => {
      sizes.disconnect()
      additions.disconnect()
      unpack(listCards())
    }
  }, [isPacked])
  return { ref, ...(isPacked ? packed : unpacked) }
}
