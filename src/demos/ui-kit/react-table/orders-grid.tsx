import { Box, chakra, Flex } from '@chakra-ui/react'
import { Fragment, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { LuCopy, LuPencil, LuTrash2 } from 'react-icons/lu'
import { tableCss } from '@/ui/data-table/table-css.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { frame, IconOnly } from '../basics.tsx'
import { Expander, OrderCell, OrderDetails, ordersCss } from './order-cells.tsx'
import type { OrderEdit } from './order-edit.ts'
import { OrderEditor } from './order-editor.tsx'
import { formatCents, type TableOrder } from './orders.ts'
import { HeaderCells, NoRows, PageCheckbox, RowCheckbox } from './table-parts.tsx'
import { type OrdersTable, orderTexts } from './use-orders-table.ts'

type OrdersGridProps = {
  table: OrdersTable
  isPinned: boolean
  isCompact: boolean
  editedId: string | undefined
  onEdit: (id: string | undefined) => void
  onSave: (order: TableOrder, edit: OrderEdit) => void
  onRemove: (ids: string[]) => void
  filters: ReactNode
}

/** Rows with details, an editor in place, and totals of what is filtered. */
export function OrdersGrid({ table, isPinned, isCompact, editedId, filters, ...actions }: OrdersGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { rows } = table.getRowModel()
  const columns = table.getVisibleLeafColumns()
  const found = table.getFilteredRowModel().rows
  const cents = found.reduce((sum, { original }) => sum + original.cents, 0)

  /** The focus returns to the button that opened the editor. */
  function closeEditor(id: string, close: () => void) {
    flushSync(close)
    grid.current?.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus()
  }

  return (
    <Box ref={grid} {...frame} aria-label="Pedidos" overflowX="auto">
      <chakra.table
        css={[tableCss, ordersCss]}
        data-compact={isCompact || undefined}
        data-pinned={isPinned || undefined}
      >
        <thead>
          <tr>
            <chakra.td width="10">
              <PageCheckbox table={table} label="Selecionar os pedidos da página" />
            </chakra.td>
            <chakra.td width="10">
              <Expander
                label={table.getIsAllRowsExpanded() ? 'Fechar todos os detalhes' : 'Abrir todos os detalhes'}
                isOpen={table.getIsAllRowsExpanded()}
                onClick={() => table.toggleAllRowsExpanded()}
              />
            </chakra.td>
            <HeaderCells columns={columns} numericId="total" />
            <chakra.th scope="col" width="20">
              <chakra.span srOnly>Ações</chakra.span>
            </chakra.th>
          </tr>
          {filters}
        </thead>
        <tbody>
          {rows.map((row) => {
            const order = row.original
            const name = `pedido ${order.id}`
            if (editedId === order.id)
              return (
                <tr key={row.id} data-wide>
                  <td colSpan={columns.length + 3}>
                    <OrderEditor
                      order={order}
                      onSave={(edit) => closeEditor(order.id, () => actions.onSave(order, edit))}
                      onCancel={() => closeEditor(order.id, () => actions.onEdit(undefined))}
                    />
                  </td>
                </tr>
              )
            return (
              <Fragment key={row.id}>
                <chakra.tr data-selected={row.getIsSelected() || undefined}>
                  <td>
                    <RowCheckbox row={row} label={`Selecionar ${name}`} />
                  </td>
                  <td>
                    <Expander
                      label={`Detalhes do ${name}`}
                      isOpen={row.getIsExpanded()}
                      onClick={() => row.toggleExpanded()}
                    />
                  </td>
                  {columns.map(({ id }) => (
                    <td key={id} data-numeric={id === 'total' || undefined}>
                      <OrderCell id={id} order={order} />
                    </td>
                  ))}
                  <td>
                    <Flex justify="flex-end">
                      <IconOnly
                        label={`Editar ${name}`}
                        icon={<LuPencil />}
                        data-edit={order.id}
                        onClick={() => actions.onEdit(order.id)}
                      />
                      <ActionMenu label={`Ações do ${name}`} groups={listActions(order, actions.onRemove)} />
                    </Flex>
                  </td>
                </chakra.tr>
                {row.getIsExpanded() && (
                  <tr data-wide>
                    <td colSpan={columns.length + 3}>
                      <OrderDetails order={order} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
        {found.length > 0 && table.getColumn('total')?.getIsVisible() && (
          <tfoot>
            <tr>
              <td colSpan={columns.length + 1}>
                Total de {found.length} {found.length === 1 ? 'pedido' : 'pedidos'}
              </td>
              <td data-numeric>{formatCents(cents)}</td>
              <td />
            </tr>
          </tfoot>
        )}
      </chakra.table>
      {rows.length === 0 && <NoRows>Nenhum pedido para esta busca.</NoRows>}
    </Box>
  )
}

const listActions = (order: TableOrder, onRemove: (ids: string[]) => void) => {
  const line = () =>
    Object.values(orderTexts)
      .map((readText) => readText(order))
      .join('\t')
  const copy = () => void copyText(line, 'Linha copiada')
  const remove = () => onRemove([order.id])
  return [
    { actions: [{ label: 'Copiar a linha', icon: <LuCopy />, onSelect: copy }] },
    { actions: [{ label: 'Excluir pedido', icon: <LuTrash2 />, isDanger: true, onSelect: remove }] },
  ]
}
