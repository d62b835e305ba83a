import { Button, chakra, Flex } from '@chakra-ui/react'
import { LuCopy, LuX } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { touchHeight } from '../touch-height.ts'
import type { DataColumn, ShownRow } from './column.ts'
import { useCopyRows } from './use-copy-rows.ts'

type SelectionBarProps<Row> = {
  container: HTMLElement
  rows: readonly ShownRow<Row>[]
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
      <Button size="xs" minH={touchHeight} variant="outline" colorPalette="neutral" onClick={copy}>
        <LuCopy aria-hidden="true" /> Copiar linhas
      </Button>
      <Button size="xs" minH={touchHeight} variant="ghost" colorPalette="neutral" onClick={onClear}>
        <LuX aria-hidden="true" /> Limpar seleção
      </Button>
    </Flex>
  )
}
