import { useEffect } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { copyText } from '../feedback/copy-text.ts'
import type { DataColumn } from './column.ts'
import { buildRowsText } from './rows-text.ts'

/** Elements with text of their own to copy. */
const textSelector = 'input:not([type="checkbox"]), textarea'

/**
 * Returns a function that copies rows as tab-separated text. Ctrl+C inside the container calls it too, if no text is
 * selected.
 */
export function useCopyRows<Row>(
  container: HTMLElement | null,
  rows: readonly { row: Row; index: number }[],
  columns: readonly DataColumn<Row>[],
): () => void {
  const count = formatCounted(rows.length, 'linha', 'linhas')
  const done = `${count}: ${rows.length === 1 ? 'copiada' : 'copiadas'} para colar numa planilha`
  const copy = () => void copyText(() => buildRowsText(rows, columns), done)
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const isText = event.target instanceof Element && event.target.closest(textSelector) !== null
      if (isText || String(window.getSelection()) !== '') return
      event.preventDefault()
      copy()
    }
    container?.addEventListener('copy', onCopy)
    return () => container?.removeEventListener('copy', onCopy)
  })
  return copy
}
