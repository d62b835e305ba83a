import { Box, chakra, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useState } from 'react'
import { longTableCss, rowHeight, tableCss } from '@/ui/data-table/table-css.ts'
import type { Row } from '../run/progress.ts'
import { ResultRow } from './result-row.tsx'

const columns = [
  { label: 'Linha', width: '5.5rem' },
  { label: 'Consulta', width: '13rem' },
  { label: 'Situação', width: '10rem' },
  { label: 'Resultado', width: 'auto' },
  { label: 'Tempo', width: '6rem', isNumeric: true },
  { label: 'Detalhe', width: '5.5rem' },
]

const overscan = 12

type ResultsTableProps = {
  definition: ConsultaDefinition
  rows: readonly Row[]
  onOpen: (row: Row) => void
}

/**
 * The rows of a run, virtualized: only those in view are rendered. Unlike a DataTable it neither sorts nor searches,
 * which every outcome would trigger again for thousands of rows: the order is the list's.
 */
export function ResultsTable({ definition, rows, onOpen }: ResultsTableProps) {
  const [area, setArea] = useState<HTMLDivElement | null>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area,
    estimateSize: () => rowHeight,
    overscan,
  })
  const items = virtualizer.getVirtualItems()
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <Box
      ref={setArea}
      tabIndex={0}
      role="group"
      aria-label="Resultados do lote"
      overflow="auto"
      maxH="560px"
      borderWidth="1px"
      borderRadius="control"
      focusVisibleRing="outside"
    >
      <chakra.table css={[tableCss, longTableCss]} minW="940px" aria-rowcount={rows.length + 1}>
        <colgroup>
          {columns.map(({ label, width }) => (
            <col key={label} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ label, isNumeric }) => (
              <th key={label} scope="col" data-numeric={isNumeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <Spacer height={items[0]?.start ?? 0} />
        <tbody>
          {items.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <ResultRow
                  key={row.line.numbers[0]}
                  definition={definition}
                  row={row}
                  place={index + 2}
                  onOpen={onOpen}
                />
              )
            )
          })}
        </tbody>
        <Spacer height={after} />
      </chakra.table>
      {rows.length === 0 && (
        <Text color="fg.muted" px="3" py="4">
          Nenhuma linha nesta situação.
        </Text>
      )}
    </Box>
  )
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" data-spacer>
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  )
