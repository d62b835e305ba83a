import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuUndo2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { download } from '@/lib/download.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { dayFromToday } from '../../parts/days.ts'
import { copyPlain } from '../../store/copy-plain.ts'
import { applyEdit, type OrderEdit } from './order-edit.ts'
import type { OrderStatus, TableOrder } from './orders.ts'
import { buildOrdersCsv, buildOrdersXlsx } from './orders-export.ts'
import { OrdersFilters } from './orders-filters.tsx'
import { OrdersGrid } from './orders-grid.tsx'
import { defaultView, orderList, ordersState, restoreOrders, saveOrdersView } from './orders-store.ts'
import { BulkBar, OrdersToolbar } from './orders-toolbar.tsx'
import { OrdersPager } from './pager.tsx'
import { useOrdersTable } from './use-orders-table.ts'

export const meta = {
  title: 'Detalhes, edição e exportação',
  description:
    'Abra os itens, edite na linha, mude vários de uma vez, desfaça e exporte. Pedidos e visão ficam guardados.',
  isWide: true,
}

type Undo = { message: string; orders: readonly TableOrder[] }

export default function OrdersTableDemo() {
  const snapshot = useSnapshot(ordersState)
  const orders = snapshot.orders as TableOrder[]
  const [isPinned, setPinned] = useState(ordersState.view.isPinned)
  const [isCompact, setCompact] = useState(ordersState.view.isCompact)
  const [hasFilters, setFilters] = useState(false)
  const [editedId, setEditedId] = useState<string>()
  const [undo, setUndo] = useState<Undo>()
  const table = useOrdersTable(orders, ordersState.view)
  const { sorting, columnVisibility, pagination, rowSelection } = table.state
  const selected = Object.keys(rowSelection).filter((id) => orders.some((order) => order.id === id))

  useEffect(
    () => saveOrdersView({ sorting, columnVisibility, pageSize: pagination.pageSize, isPinned, isCompact }),
    [sorting, columnVisibility, pagination.pageSize, isPinned, isCompact],
  )

  /** Does what can be undone. */
  function act(message: string, toast: 'Edit Successfully' | 'Remove Successfully', run: () => void) {
    setUndo({ message, orders })
    run()
    notify.success(toast)
  }

  const saveRow = (order: TableOrder, edit: OrderEdit) =>
    act(`Pedido ${order.id} alterado`, 'Edit Successfully', () => {
      orderList.edit(order.id, copyPlain(applyEdit(order, edit)))
      setEditedId(undefined)
    })

  const remove = (ids: string[]) =>
    act(
      ids.length === 1 ? 'Pedido excluído' : `${ids.length} pedidos excluídos`,
      'Remove Successfully',
      () => {
        orderList.remove(ids)
        table.resetRowSelection()
      },
    )

  const changeStatus = (status: OrderStatus) =>
    act(`Situação de ${selected.length} mudada`, 'Edit Successfully', () => {
      orderList.edit(selected, { status })
      table.resetRowSelection()
    })

  function takeBack() {
    if (undo) restoreOrders(undo.orders)
    setUndo(undefined)
  }

  /** Exports what is selected, or else what the filters leave, in the order on screen. */
  async function exportAs(kind: 'csv' | 'xlsx') {
    const sorted = table.getSortedRowModel().rows.map(({ original }) => original)
    const rows = selected.length > 0 ? sorted.filter(({ id }) => selected.includes(id)) : sorted
    const columns = table.getVisibleLeafColumns().map(({ id }) => id)
    const name = `pedidos-${dayFromToday(0)}.${kind}`
    try {
      if (kind === 'csv') download(name, 'text/csv', buildOrdersCsv(rows, columns))
      else download(name, '', await buildOrdersXlsx(rows, columns, new AbortController().signal))
      notify.success(rows.length === 1 ? '1 pedido exportado' : `${rows.length} pedidos exportados`)
    } catch {
      notify.error('Não foi possível exportar')
    }
  }

  function resetView() {
    table.setSorting([])
    table.setColumnVisibility({})
    table.setPageSize(defaultView.pageSize)
    setPinned(defaultView.isPinned)
    setCompact(defaultView.isCompact)
  }

  return (
    <>
      <OrdersToolbar
        table={table}
        isPinned={isPinned}
        isCompact={isCompact}
        hasFilters={hasFilters}
        onPinnedChange={setPinned}
        onCompactChange={setCompact}
        onFiltersToggle={() => {
          // Hidden filters must not act.
          if (hasFilters) table.setColumnFilters([])
          setFilters(!hasFilters)
        }}
        onViewReset={resetView}
        onExport={(kind) => void exportAs(kind)}
      />
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          onStatus={changeStatus}
          onRemove={() => remove(selected)}
          onClear={() => table.resetRowSelection()}
        />
      )}
      {undo && (
        <Flex align="center" gap="2" mb="3" textStyle="small">
          <Text role="status">{undo.message}.</Text>
          <Button size="xs" variant="ghost" colorPalette="primary" onClick={takeBack}>
            <LuUndo2 aria-hidden="true" /> Desfazer
          </Button>
        </Flex>
      )}
      <OrdersGrid
        table={table}
        isPinned={isPinned}
        isCompact={isCompact}
        editedId={editedId}
        onEdit={setEditedId}
        onSave={saveRow}
        onRemove={remove}
        filters={hasFilters && <OrdersFilters table={table} />}
      />
      <OrdersPager table={table} />
    </>
  )
}
