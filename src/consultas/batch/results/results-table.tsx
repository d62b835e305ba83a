import { Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { formatCount } from '@/lib/format/quantity.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { setCompactTables, tableDensity } from '@/state/table-density.ts'
import { TableView } from '@/ui/data-table/table-view.tsx'
import { useColumnMenu } from '@/ui/data-table/use-column-menu.tsx'
import type { RowSelection } from '@/ui/data-table/use-selected-rows.ts'
import VirtualizedBody from '@/ui/data-table/virtualized-body.tsx'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import { addCells, countCardLines, createCardColumn, createRowActions } from './row-cells.tsx'
import type { RowColumn } from './row-columns.ts'
import { cellCss, createCompactCss, readCardHeight, rowsCss, useColumnLayout } from './table-layout.ts'
import type { useArrangement } from './use-arrangement.ts'
import type { useColumns } from './use-columns.ts'

const shownText = (count: number) =>
  count === 1 ? 'a linha mostrada' : `as ${formatCount(count)} linhas mostradas`

const wideCss = [cellCss, rowsCss]

const closedRows = { open: new Set<number>(), toggle: () => undefined }

type ResultsTableProps = {
  target: BatchTarget
  columns: readonly RowColumn[]
  arrangement: ReturnType<typeof useArrangement>
  selection: RowSelection
  columnChanges: Pick<ReturnType<typeof useColumns>, 'pinned' | 'onPin' | 'readHide'>
  onOpen: (index: number) => void
  /** Absent if there is no page of subjects. */
  onOpenSubject: ((row: BatchRow) => void) | undefined
}

/** Shows the rows of a run, virtualized. On narrow screens each row is a card. */
export function ResultsTable(props: ResultsTableProps) {
  const { target, columns, arrangement, selection, columnChanges, onOpen, onOpenSubject } = props
  const { arranged, query, sorting, sortBy, getColumnOrder, setup, change } = arrangement
  const { pinned, onPin, readHide } = columnChanges
  const { rows, order } = arranged
  const isPhone = useMediaQuery('(max-width: 767px)')
  const { isCompact } = useSnapshot(tableDensity)
  const shown = useMemo(
    () => (isPhone ? [createCardColumn(target, columns)] : addCells(columns)),
    [isPhone, target, columns],
  )
  const actions = useMemo(
    () => createRowActions({ target, columns, isPhone, onOpen, onOpenSubject }),
    [target, columns, isPhone, onOpen, onOpenSubject],
  )
  const layout = useColumnLayout(rows, columns, isPhone)
  const cardHeight = readCardHeight(countCardLines(columns))
  const css = useMemo(
    () => (isPhone ? [...wideCss, createCompactCss(cardHeight)] : wideCss),
    [isPhone, cardHeight],
  )
  const { renderButton, menu } = useColumnMenu({
    columns,
    rows,
    sorting,
    sortBy,
    setup: { hidden: [], pinned, ...setup },
    onChange: ({ pinned: changed, ...changes }) => {
      if (changed) onPin(changed)
      else change(changes)
    },
    readHide,
    density: { isCompact, set: setCompactTables },
  })
  return (
    <>
      <TableView
        label="Resultados do lote"
        isVirtualized
        isLong
        arranged={arranged}
        columns={shown}
        hidden={noColumns}
        openRows={closedRows}
        selection={selection}
        actions={actions}
        getColumnOrder={getColumnOrder}
        checkAllLabel={`Escolher ${shownText(order.length)}`}
        renderMenuButton={renderButton}
        isCompact={!isPhone && isCompact}
        {...(isPhone && { rowHeight: cardHeight })}
        pinnedCount={isPhone ? 1 : 1 + columns.filter(({ id }) => pinned.includes(id)).length}
        layout={layout}
        css={css}
        loadedBody={VirtualizedBody}
      >
        {order.length === 0 && (
          <Text color="fg.muted" px="3" py="4">
            {query.trim() === '' ? 'Nenhuma linha nesta situação.' : `Nenhuma linha com “${query.trim()}”.`}
          </Text>
        )}
      </TableView>
      {menu}
    </>
  )
}

const noColumns: readonly RowColumn[] = []
