import { chakra, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { ScrollArea } from '@/ui/data-table/scroll-area.tsx'
import { Spacer } from '@/ui/data-table/spacer.tsx'
import { longTableCss, rowHeight, tableCss } from '@/ui/data-table/table-css.ts'
import type { Row } from '../run/progress.ts'
import { ResultRow } from './result-row.tsx'

const wideColumns = [
  { label: 'Linha', width: '5.5rem' },
  { label: 'Consulta', width: '13rem' },
  { label: 'Situação', width: '10rem' },
  { label: 'Resultado', width: 'auto' },
  { label: 'Tempo', width: '6rem', isNumeric: true },
  { label: 'Detalhe', width: '5.5rem' },
]

const compactColumns = [
  { label: 'Consulta e resultado', width: 'auto' },
  { label: 'Detalhe', width: '5rem' },
]

const compactHeight = 68

const compactCss = {
  '& td': { height: `${compactHeight}px` },
  '& td > div': { display: 'flex', maxWidth: 'full' },
} as const

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
export function ResultsTable(props: ResultsTableProps) {
  const isCompact = useMediaQuery('(max-width: 767px)')
  // Rows of another height are another list.
  return <RowsTable key={String(isCompact)} isCompact={isCompact} {...props} />
}

function RowsTable({ definition, rows, onOpen, isCompact }: ResultsTableProps & { isCompact: boolean }) {
  const [area, setArea] = useState<HTMLDivElement | null>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area,
    estimateSize: () => (isCompact ? compactHeight : rowHeight),
    overscan,
  })
  const items = virtualizer.getVirtualItems()
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  const columns = isCompact ? compactColumns : wideColumns
  return (
    <ScrollArea label="Resultados do lote" isLong onMount={setArea}>
      <chakra.table
        css={isCompact ? [tableCss, longTableCss, compactCss] : [tableCss, longTableCss]}
        minW={isCompact ? undefined : '940px'}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          {columns.map(({ label, width }) => (
            <col key={label} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ label, ...column }) => (
              <th key={label} scope="col" data-numeric={'isNumeric' in column || undefined}>
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
                  isCompact={isCompact}
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
    </ScrollArea>
  )
}
