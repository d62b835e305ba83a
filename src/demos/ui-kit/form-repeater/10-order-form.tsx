import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { LuPlus } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { useDraft } from '../../parts/use-draft.ts'
import { FreeField, OutlineButton } from '../basics.tsx'
import {
  createOrderItem,
  createSampleOrderDraft,
  moveItem,
  type OrderItemDraft,
  validateOrder,
} from '../repeater/order-draft.ts'
import { OrderRow } from '../repeater/order-row.tsx'
import { computeOrderCents, formatReais } from '../repeater/order-total.ts'

export const meta = {
  title: 'Pedido',
  description: 'Mova e remova itens também pelo teclado, sem perder o foco.',
  isWide: true,
}

/** Controls of a row that can take the focus, by `data-focus`. */
type RowControl = 'first' | 'up' | 'down'

/** Keeps the focus on the user's row while rows are moved and removed. */
function useRowFocus() {
  const list = useRef<HTMLOListElement>(null)

  function focus(index: number, candidates: readonly RowControl[]) {
    const row = list.current?.children[index]
    const controls = candidates.map((name) =>
      row?.querySelector<HTMLElement>(`[data-focus=${name}]:not(:disabled)`),
    )
    controls.find((control) => control != null)?.focus()
  }

  /** Changes the list, then focuses the first available of these controls in a row. */
  function changeThenFocus(change: () => void, index: number, candidates: readonly RowControl[]) {
    flushSync(change)
    focus(index, candidates)
  }

  return { list, changeThenFocus }
}

/** An order with any number of items. A row's values move with it. */
export default function OrderForm() {
  const { draft, set, handleChange, problems, form } = useDraft({
    initial: createSampleOrderDraft,
    validate: validateOrder,
    onSubmit: () => void notify.success('Add Successfully'),
  })
  const { items } = draft
  const { list, changeThenFocus } = useRowFocus()

  function addItem() {
    changeThenFocus(() => set({ items: [...items, createOrderItem()] }), items.length, ['first'])
    announce(`Item ${items.length + 1} acrescentado`)
  }

  function editItem(id: string, changes: Partial<OrderItemDraft>) {
    set({ items: items.map((item) => (item.id === id ? { ...item, ...changes } : item)) })
    for (const key of Object.keys(changes)) handleChange(`${id}.${key}`)
  }

  function moveItemTo(from: number, to: number) {
    const focusOrder = to < from ? (['up', 'down'] as const) : (['down', 'up'] as const)
    changeThenFocus(() => set({ items: moveItem(items, from, to) }), to, focusOrder)
    announce(`Item movido para a posição ${to + 1} de ${items.length}`)
  }

  function removeItemAt(index: number) {
    const next = Math.min(index, items.length - 2)
    changeThenFocus(() => set({ items: items.toSpliced(index, 1) }), next, ['first'])
    notify.success('Remove Successfully')
  }

  return (
    <form {...form}>
      <Box maxW="md" mb="5">
        <FreeField
          label="Cliente"
          name="client"
          value={draft.client}
          required
          error={problems.client}
          onChange={({ target }) => set({ client: target.value })}
        />
      </Box>
      <chakra.ol ref={list} display="grid" gap="3" aria-label="Itens do pedido" listStyleType="none">
        {items.map((item, index) => (
          <OrderRow
            key={item.id}
            index={index}
            count={items.length}
            item={item}
            problems={problems}
            onChange={(changes) => editItem(item.id, changes)}
            onMove={(to) => moveItemTo(index, to)}
            onRemove={() => removeItemAt(index)}
          />
        ))}
      </chakra.ol>
      <Flex wrap="wrap" justify="space-between" align="center" gap="3" mt="4">
        <OutlineButton onClick={addItem}>
          <LuPlus aria-hidden="true" /> Acrescentar item
        </OutlineButton>
        <OrderTotal items={items} />
      </Flex>
      <Button type="submit" mt="6">
        Salvar pedido
      </Button>
    </form>
  )
}

const OrderTotal = ({ items }: { items: readonly OrderItemDraft[] }) => (
  <Text>
    {items.length === 1 ? '1 item' : `${items.length} itens`}, total{' '}
    <chakra.output aria-label="Total do pedido" fontWeight="600" fontVariantNumeric="tabular-nums">
      {formatReais(computeOrderCents(items))}
    </chakra.output>
  </Text>
)
