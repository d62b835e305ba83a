import type { LoadedPages } from '@manifest/contract/source-pages.ts'
import { formatCount, formatCounted } from './quantity.ts'

/** Returns how many rows are loaded, and how many there are if the source tells: `50 de 240 linhas`. */
export function describePages({ rows, total, isLast }: LoadedPages): string {
  const loaded =
    total !== undefined && total > rows
      ? `${formatCount(rows)} de ${formatCount(total)} linhas`
      : formatCounted(rows, 'linha', 'linhas')
  if (!isLast) return total === undefined ? `${loaded}; pode haver mais` : loaded
  return total !== undefined && total > rows ? `${loaded}: a fonte não mandou mais` : loaded
}
