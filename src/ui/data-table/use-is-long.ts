import { useRef } from 'react'

/** Above this number, rows are virtualized. */
const maxPlainRows = 100

/** The same for a list that began below it and grew page by page, as with 'Carregar mais'. */
const maxGrownRows = 1000

/**
 * Returns true if a table is a box that scrolls. A list that grows keeps its form up to a limit: a box in its place would move
 * the rows that the user reads, and its long texts would no longer wrap.
 */
export function useIsLong(rows: readonly unknown[]): boolean {
  const start = useRef<{ row: unknown; isLong: boolean }>(null)
  if (start.current?.row !== rows[0] || start.current === null)
    start.current = { row: rows[0], isLong: rows.length > maxPlainRows }
  return start.current.isLong || rows.length > maxGrownRows
}
