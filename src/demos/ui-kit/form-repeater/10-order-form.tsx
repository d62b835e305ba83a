import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { LuPlus } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import {
  createOrderItem,
  createSampleOrderDraft,
  moveItem,
  type OrderItemDraft,
  validateOrder,
} from '../repeater/order-draft.ts'
import { OrderRow } from '../repeater/order-row.tsx'
import { computeOrderCents, formatReais } from '../repeater/order-total.ts'
import { useRowFocus } from '../repeater/use-row-focus.ts'

export const meta = {
  title: 'Pedido',
  description: 'Mova e remova itens também pelo teclado, sem perder o foco.',
  isWide: true,
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
        <TextField
          label="Cliente"
          name="client"
          value={draft.client}
          required
          error={problems.client}
          autoComplete="off"
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
        <Button variant="outline" colorPalette="primary" onClick={addItem}>
          <LuPlus aria-hidden="true" /> Acrescentar item
        </Button>
        <OrderTotal items={items} />
      </Flex>
      <Button type="submit" mt="6">
        Salvar pedido
      </Button>
    </form>
  )
}

function OrderTotal({ items }: { items: readonly OrderItemDraft[] }) {
  return (
    <Text>
      {items.length === 1 ? '1 item' : `${items.length} itens`}, total{' '}
      <chakra.output aria-label="Total do pedido" fontWeight="600" fontVariantNumeric="tabular-nums">
        {formatReais(computeOrderCents(items))}
      </chakra.output>
    </Text>
  )
}
