import * as z from 'zod/mini'
import { createCollection } from '../../store/collection.ts'
import { copyPlain } from '../../store/copy-plain.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { createOrders, type TableOrder, tableOrderSchema } from './orders.ts'

/** How the user arranged the table. */
const viewSchema = z.object({
  sorting: z.array(z.object({ id: z.string(), desc: z.boolean() })),
  columnVisibility: z.record(z.string(), z.boolean()),
  pageSize: z.number(),
  isPinned: z.boolean(),
  isCompact: z.boolean(),
})

export type OrdersView = z.infer<typeof viewSchema>

export const defaultView: OrdersView = {
  sorting: [],
  columnVisibility: {},
  pageSize: 8,
  isPinned: false,
  isCompact: false,
}

const store = createDemoStore(
  'react-table',
  z.object({ orders: z.array(tableOrderSchema), view: viewSchema }),
  () => ({ orders: createOrders(40), view: { ...defaultView } }),
)

export const ordersState = store.state

export const orderList = createCollection(store, ({ orders }) => orders)

/** Restores a former list, for "Desfazer". */
export function restoreOrders(orders: readonly TableOrder[]): void {
  const copy = copyPlain(orders) as TableOrder[]
  store.change((all) => {
    all.orders = copyPlain(copy)
  })
}

export function saveOrdersView(view: OrdersView): void {
  if (JSON.stringify(view) === JSON.stringify(store.state.view)) return
  store.change((all) => {
    all.view = copyPlain(view)
  })
}
