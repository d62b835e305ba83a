import { Box, chakra, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import type { DataColumn } from './column.ts'
import { columnWidths } from './column-widths.ts'
import { FilterBar } from './filter-bar.tsx'
import { HeaderCell } from './header-cell.tsx'
import { PlainBody } from './plain-body.tsx'
import { longTableCss, tableCss } from './table-css.ts'
import { useFilter } from './use-filter.ts'
import { useSortedRows } from './use-sorted-rows.ts'
import { VirtualBody } from './virtual-body.tsx'

type DataTableProps<Row> = {
  /** The accessible name of the scrolling area. */
  label: string
  rows: readonly Row[]
  /** Must be stable: made outside the component, or memoised. */
  columns: readonly DataColumn<Row>[]
  filterLabel?: string
}

/** Fewer rows need no filter. */
const filteredFrom = 11

/** More rows are windowed. */
const plainUpTo = 100

/** More rows are not printed. */
const printedUpTo = 2000

/**
 * Rows to sort and to filter, of any number. The area scrolls by itself where it is larger than its place, by
 * keyboard too.
 */
export function DataTable<Row>({ label, rows, columns, filterLabel = 'Filtrar' }: DataTableProps<Row>) {
  const [scrollArea, setScrollArea] = useState<HTMLDivElement | null>(null)
  const isPrinting = usePrinting()
  const { query, setQuery, deferredQuery, found } = useFilter(rows, columns)
  const { rows: sorted, sorting, orderOf } = useSortedRows(found, columns)
  const isLong = rows.length > plainUpTo
  const isVirtual = isLong && !isPrinting
  const widths = useMemo(() => (isLong ? columnWidths(rows, columns) : []), [isLong, rows, columns])
  const leftOut = isPrinting ? sorted.length - printedUpTo : 0
  return (
    <Box>
      {rows.length >= filteredFrom && (
        <FilterBar
          label={filterLabel}
          query={query}
          onChange={setQuery}
          found={sorted.length}
          total={rows.length}
        />
      )}
      <Box
        ref={setScrollArea}
        tabIndex={0}
        role="group"
        aria-label={label}
        overflow="auto"
        maxH={isLong ? '560px' : undefined}
        borderWidth="1px"
        borderRadius="control"
        focusVisibleRing="outside"
        _print={{ overflow: 'visible', maxHeight: 'none' }}
      >
        <chakra.table
          css={isLong ? [tableCss, longTableCss] : tableCss}
          minW={isVirtual ? `${widths.reduce((sum, width) => sum + width, 0)}ch` : undefined}
          aria-rowcount={isVirtual ? sorted.length + 1 : undefined}
        >
          {isVirtual && (
            <colgroup>
              {columns.map(({ id }, index) => (
                <col key={id} style={{ width: `${widths[index]}ch` }} />
              ))}
            </colgroup>
          )}
          <thead>
            <tr aria-rowindex={isVirtual ? 1 : undefined}>
              {columns.map(({ id, label, isNumeric = false }) => (
                <HeaderCell
                  key={id}
                  label={label}
                  isNumeric={isNumeric}
                  order={rows.length > 1 ? orderOf(id) : undefined}
                />
              ))}
            </tr>
          </thead>
          {isVirtual ? (
            <VirtualBody
              rows={sorted}
              columns={columns}
              scrollArea={scrollArea}
              arrangement={JSON.stringify([deferredQuery, sorting])}
            />
          ) : (
            <PlainBody rows={isPrinting ? sorted.slice(0, printedUpTo) : sorted} columns={columns} />
          )}
        </chakra.table>
        {sorted.length === 0 && (
          <Text color="fg.muted" px="3" py="4">
            {deferredQuery === '' ? 'Nenhuma linha.' : `Nenhuma linha com “${deferredQuery}”.`}
          </Text>
        )}
      </Box>
      {leftOut > 0 && (
        <Text mt="2">
          {formatCounted(leftOut, 'linha ficou', 'linhas ficaram')} de fora da impressão; o CSV traz todas.
        </Text>
      )}
    </Box>
  )
}
