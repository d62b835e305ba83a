import { chakra, Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LuCopy, LuX } from 'react-icons/lu'
import { neutraliseFormula } from '@/lib/format/csv.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { copyText } from '../feedback/copy-text.ts'
import { QuietButton } from '../quiet-button.tsx'
import { touchHeight } from '../touch-height.ts'
import type { DataColumn } from './column.ts'

type SelectionBarProps<Row> = {
  container: HTMLElement
  rows: readonly { row: Row; index: number }[]
  columns: readonly DataColumn<Row>[]
  onClear: () => void
}

/** Counts the selected rows and copies them, also with Ctrl+C if no text is selected. */
export default function SelectionBar<Row>({ container, rows, columns, onClear }: SelectionBarProps<Row>) {
  const count = formatCounted(rows.length, 'linha', 'linhas')
  const copy = useCopyRows(container, rows, columns)
  return (
    <Flex
      role="group"
      aria-label="Linhas selecionadas"
      align="center"
      wrap="wrap"
      gap="2"
      mt="2"
      ps="3"
      pe="1.5"
      py="1"
      borderWidth="1px"
      borderRadius="control"
      bg={{ base: 'bg.panel', md: 'bg.subtle' }}
      // Below a long list of cards nobody would see it.
      position={{ base: 'sticky', md: 'static' }}
      bottom="calc({sizes.bottomBar} + 8px)"
      zIndex="docked"
      boxShadow={{ base: 'lg', md: 'none' }}
      _print={{ display: 'none' }}
    >
      <chakra.span role="status" me="auto" fontVariantNumeric="tabular-nums">
        {count} {rows.length === 1 ? 'selecionada' : 'selecionadas'}
      </chakra.span>
      <QuietButton minH={touchHeight} onClick={copy}>
        <LuCopy aria-hidden="true" /> Copiar linhas
      </QuietButton>
      <QuietButton minH={touchHeight} variant="ghost" onClick={onClear}>
        <LuX aria-hidden="true" /> Limpar seleção
      </QuietButton>
    </Flex>
  )
}

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

/** A tab or a line break would start another cell or row. */
const cleanCell = (text: string) => neutraliseFormula(text.replace(/[\t\r\n]+/g, ' '))

const buildLine = (cells: string[]) => cells.map(cleanCell).join('\t')

/** Writes rows as tab-separated lines, which spreadsheets paste as cells. What is hidden is copied hidden. */
export function buildRowsText<Row>(
  rows: readonly { row: Row; index: number }[],
  columns: readonly DataColumn<Row>[],
): string {
  const lines = rows.map(({ row, index }) =>
    buildLine(columns.map(({ text, copied }) => (copied ? copied(row, index) : text(row)))),
  )
  return [buildLine(columns.map(({ label }) => label)), ...lines].join('\n')
}
