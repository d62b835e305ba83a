import { chakra, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form'
import { LuArrowDown, LuArrowUp, LuTrash2 } from 'react-icons/lu'
import { TextField } from '@/ui/forms/text-field.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import type { Order, OrderItem } from './order-schema.ts'
import { inReais, itemCents } from './order-total.ts'

type OrderRowProps = {
  index: number
  count: number
  control: Control<Order>
  register: UseFormRegister<Order>
  errors: FieldErrors<OrderItem> | undefined
  onMove: (to: number) => void
  onRemove: () => void
}

/** One item of an order, with what can be done to it. */
export function OrderRow({ index, count, control, register, errors, onMove, onRemove }: OrderRowProps) {
  const name = `item ${index + 1}`
  return (
    <chakra.li borderWidth="1px" borderRadius="control" p={{ base: '3', md: '4' }}>
      <chakra.fieldset minW="0">
        <chakra.legend srOnly>{`Item ${index + 1}`}</chakra.legend>
        <Grid
          templateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 1fr) 6rem 9rem 8rem auto',
          }}
          gap="3"
        >
          <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <TextField
              {...register(`items.${index}.product`)}
              label="Produto"
              error={errors?.product?.message}
              autoComplete="off"
              data-focus="first"
            />
          </chakra.div>
          <TextField
            {...register(`items.${index}.quantity`)}
            label="Quantidade"
            inputMode="numeric"
            error={errors?.quantity?.message}
            autoComplete="off"
          />
          <MaskedField
            {...register(`items.${index}.price`)}
            mask="money"
            label="Preço em reais"
            error={errors?.price?.message}
          />
          <RowTotal control={control} index={index} />
          <Flex gap="1" justify="flex-end" align="center" pt="6" height="16">
            <IconButton
              type="button"
              data-focus="up"
              variant="ghost"
              colorPalette="neutral"
              aria-label={`Subir ${name}`}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              <LuArrowUp />
            </IconButton>
            <IconButton
              type="button"
              data-focus="down"
              variant="ghost"
              colorPalette="neutral"
              aria-label={`Descer ${name}`}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            >
              <LuArrowDown />
            </IconButton>
            <IconButton
              type="button"
              variant="ghost"
              colorPalette="danger"
              aria-label={`Remover ${name}`}
              disabled={count === 1}
              onClick={onRemove}
            >
              <LuTrash2 />
            </IconButton>
          </Flex>
        </Grid>
      </chakra.fieldset>
    </chakra.li>
  )
}

/** What the row comes to; it alone is drawn again while the row is being typed into. */
function RowTotal({ control, index }: { control: Control<Order>; index: number }) {
  const [quantity, price] = useWatch({
    control,
    name: [`items.${index}.quantity`, `items.${index}.price`],
  })
  return (
    <chakra.div minW="0">
      <Text fontWeight="500" mb="1.5">
        Total do item
      </Text>
      <Text lineHeight="40px" fontVariantNumeric="tabular-nums" data-total="item">
        {inReais(itemCents({ quantity: quantity ?? '', price: price ?? '' }))}
      </Text>
    </chakra.div>
  )
}
