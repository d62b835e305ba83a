import { chakra, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { LuArrowDown, LuArrowUp, LuTrash2 } from 'react-icons/lu'
import type { FieldErrors } from '@/ui/forms/check.ts'
import { bindText, FreeField } from '../basics.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import type { OrderItemDraft } from './order-draft.ts'
import { computeItemCents, formatReais } from './order-total.ts'

type OrderRowProps = {
  index: number
  count: number
  item: OrderItemDraft
  problems: FieldErrors
  onChange: (changes: Partial<OrderItemDraft>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

const moves = [
  ['up', 'Subir', <LuArrowUp key="icon" />, -1],
  ['down', 'Descer', <LuArrowDown key="icon" />, 1],
] as const

export function OrderRow({ index, count, item, problems, onChange, onMove, onRemove }: OrderRowProps) {
  const name = `item ${index + 1}`
  const bind = (key: 'product' | 'quantity') => ({
    name: `${item.id}.${key}`,
    error: problems[`${item.id}.${key}`],
    ...bindText(item[key], (value) => onChange({ [key]: value })),
  })
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
            <FreeField label="Produto" {...bind('product')} data-focus="first" />
          </chakra.div>
          <FreeField label="Quantidade" inputMode="numeric" {...bind('quantity')} />
          <MaskedField
            label="Preço em reais"
            name={`${item.id}.price`}
            mask="money"
            defaultValue={item.price}
            error={problems[`${item.id}.price`]}
            onInput={({ currentTarget }) => onChange({ price: currentTarget.value })}
          />
          <RowTotal cents={computeItemCents(item)} />
          <Flex gap="1" justify="flex-end" align="center" pt="6" height="16">
            {moves.map(([focus, label, icon, by]) => (
              <IconButton
                key={focus}
                data-focus={focus}
                variant="ghost"
                aria-label={`${label} ${name}`}
                disabled={index + by < 0 || index + by === count}
                onClick={() => onMove(index + by)}
              >
                {icon}
              </IconButton>
            ))}
            <IconButton
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

const RowTotal = ({ cents }: { cents: number }) => (
  <chakra.div minW="0">
    <Text fontWeight="500" mb="1.5">
      Total do item
    </Text>
    <Text lineHeight="40px" fontVariantNumeric="tabular-nums" data-total="item">
      {formatReais(cents)}
    </Text>
  </chakra.div>
)
