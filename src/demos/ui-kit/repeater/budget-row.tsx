import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuArrowDown, LuArrowUp, LuCopy, LuCornerDownRight, LuGripVertical, LuTrash2 } from 'react-icons/lu'
import { Input, type InputProps } from '@/ui/forms/field.tsx'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { FieldError } from '../basics.tsx'
import { type BudgetRow, formatPrice, type RowPlace } from './budget.ts'
import { computeItemCents, formatReais } from './order-total.ts'
import { useRowDrag } from './use-budget-drag.ts'

type BudgetRowViewProps = {
  row: Readonly<BudgetRow>
  place: RowPlace
  count: number
  /** The row's position in words: "item 2 da etapa 1". */
  name: string
  otherGroups: readonly { readonly id: string; readonly title: string; rows: readonly unknown[] }[]
  errors: Record<string, string>
  onChange: (values: Partial<BudgetRow>) => void
  onMove: (from: RowPlace, to: RowPlace) => void
  onCopy: () => void
  onRemove: () => void
}

export const rowColumns = {
  base: '1.5rem minmax(0, 1fr) minmax(0, 1fr) auto',
  md: '1.5rem minmax(0, 1fr) 5rem 8rem 8rem auto',
}

export function BudgetRowView({
  row,
  place,
  count,
  name,
  otherGroups,
  errors,
  ...actions
}: BudgetRowViewProps) {
  const item = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const edge = useRowDrag(item, handle, place, actions.onMove)
  const field = (key: 'text' | 'quantity' | 'price', label: string) => ({
    name: `${row.id}.${key}`,
    label: `${label} do ${name}`,
    value: row[key],
    error: errors[`${row.id}.${key}`],
    onWrite: (value: string) => actions.onChange({ [key]: value }),
  })
  const moveTo = (index: number) => actions.onMove(place, { ...place, index })
  return (
    <chakra.li
      ref={item}
      py="2"
      boxShadow={edge ? `0 ${edge === 'top' ? '-2px' : '2px'} 0 {colors.primary.solid}` : undefined}
    >
      <Grid templateColumns={rowColumns} columnGap="2" rowGap="2" alignItems="start">
        <Box ref={handle} cursor="grab" color="fg.muted" pt="3" title="Arraste para mover">
          <LuGripVertical aria-hidden="true" />
        </Box>
        <Box gridColumn={{ base: '2 / 4', md: 'auto' }}>
          <RowInput {...field('text', 'Descrição')} />
        </Box>
        <Box gridColumn={{ base: '4', md: '6' }} gridRow="1" pt="1">
          <ActionMenu
            label={`Ações do ${name}`}
            groups={[
              {
                actions: [
                  ...(place.index > 0
                    ? [{ label: 'Subir', icon: <LuArrowUp />, onSelect: () => moveTo(place.index - 1) }]
                    : []),
                  ...(place.index < count - 1
                    ? [{ label: 'Descer', icon: <LuArrowDown />, onSelect: () => moveTo(place.index + 1) }]
                    : []),
                  ...otherGroups.map((group) => ({
                    label: `Mover para ${group.title || 'etapa sem nome'}`,
                    icon: <LuCornerDownRight />,
                    onSelect: () => actions.onMove(place, { groupId: group.id, index: group.rows.length }),
                  })),
                ],
              },
              {
                actions: [
                  { label: 'Duplicar', icon: <LuCopy />, onSelect: actions.onCopy },
                  { label: 'Remover', icon: <LuTrash2 />, isDanger: true, onSelect: actions.onRemove },
                ],
              },
            ]}
          />
        </Box>
        <Box gridColumn={{ base: '2', md: '3' }} gridRow={{ md: '1' }}>
          <RowInput {...field('quantity', 'Quantidade')} inputMode="numeric" isNumeric />
        </Box>
        <Box gridColumn={{ base: '3', md: '4' }} gridRow={{ md: '1' }}>
          <RowInput
            {...field('price', 'Preço')}
            inputMode="decimal"
            isNumeric
            onBlur={() => actions.onChange({ price: formatPrice(row.price) })}
          />
        </Box>
        <Box
          gridColumn={{ base: '2 / 5', md: '5' }}
          gridRow={{ md: '1' }}
          textAlign="end"
          fontVariantNumeric="tabular-nums"
        >
          <Text lineHeight={{ md: '40px' }} data-total="row">
            {formatReais(computeItemCents(row))}
          </Text>
        </Box>
      </Grid>
    </chakra.li>
  )
}

type RowInputProps = InputProps & {
  name: string
  label: string
  error: string | undefined
  /** Accepts digits and separators. */
  isNumeric?: boolean
  onWrite: (text: string) => void
}

/** An input whose visible label is a header. Screen readers get the row too. */
export function RowInput({ label, error, isNumeric = false, onWrite, ...input }: RowInputProps) {
  const errorId = `${input.name}-erro`
  const look = isNumeric ? { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } : {}
  return (
    <>
      <Input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        autoComplete="off"
        {...look}
        {...input}
        onChange={({ target }) => onWrite(isNumeric ? target.value.replace(/[^\d.,]/g, '') : target.value)}
      />
      {error && (
        <FieldError id={errorId} mt="1">
          {error}
        </FieldError>
      )}
    </>
  )
}
