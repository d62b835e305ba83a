import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type Control, useFieldArray, useForm, useWatch } from 'react-hook-form'
import { LuPlus } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/text-field.tsx'
import { OrderRow } from './order-row.tsx'
import { emptyItem, type Order, orderSchema, sampleOrder } from './order-schema.ts'
import { inReais, orderCents } from './order-total.ts'
import { useRowFocus } from './use-row-focus.ts'

/** An order with as many items as it takes. What a row holds goes with it when it moves. */
export function OrderForm() {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(orderSchema),
    defaultValues: sampleOrder,
  })
  const { fields, append, remove, move } = useFieldArray({ control, name: 'items' })
  const { list, changeThenFocus } = useRowFocus()

  function add() {
    changeThenFocus(() => append(emptyItem, { shouldFocus: false }), fields.length, ['first'])
    announce(`Item ${fields.length + 1} acrescentado`)
  }

  function moveTo(from: number, to: number) {
    const towards = to < from ? (['up', 'down'] as const) : (['down', 'up'] as const)
    changeThenFocus(() => move(from, to), to, towards)
    announce(`Item movido para a posição ${to + 1} de ${fields.length}`)
  }

  function removeAt(index: number) {
    changeThenFocus(() => remove(index), Math.min(index, fields.length - 2), ['first'])
    notify.success('Remove Successfully')
  }

  return (
    <form noValidate onSubmit={handleSubmit(() => notify.success('Add Successfully'))}>
      <Box maxW="md" mb="5">
        <TextField
          {...register('client')}
          label="Cliente"
          required
          error={formState.errors.client?.message}
          autoComplete="off"
        />
      </Box>
      <chakra.ol ref={list} display="grid" gap="3" aria-label="Itens do pedido" listStyleType="none">
        {fields.map(({ id }, index) => (
          <OrderRow
            key={id}
            index={index}
            count={fields.length}
            control={control}
            register={register}
            errors={formState.errors.items?.[index]}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </chakra.ol>
      <Flex wrap="wrap" justify="space-between" align="center" gap="3" mt="4">
        <Button type="button" variant="outline" onClick={add}>
          <LuPlus aria-hidden="true" /> Acrescentar item
        </Button>
        <OrderTotal control={control} />
      </Flex>
      <Button type="submit" mt="6">
        Salvar pedido
      </Button>
    </form>
  )
}

function OrderTotal({ control }: { control: Control<Order> }) {
  const items = useWatch({ control, name: 'items' })
  return (
    <Text>
      {items.length === 1 ? '1 item' : `${items.length} itens`}, total{' '}
      <chakra.output aria-label="Total do pedido" fontWeight="600" fontVariantNumeric="tabular-nums">
        {inReais(orderCents(items))}
      </chakra.output>
    </Text>
  )
}
