import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuArrowDown, LuArrowUp, LuCopy, LuPlus, LuTrash2 } from 'react-icons/lu'
import { IconOnly } from '../basics.tsx'
import { type BudgetGroup, type BudgetRow, createRow, type RowPlace } from './budget.ts'
import { BudgetRowView, RowInput, rowColumns } from './budget-row.tsx'
import { formatReais } from './order-total.ts'
import { useEmptyGroupDrop } from './use-budget-drag.ts'

type GroupProps = {
  group: BudgetGroup
  index: number
  groups: readonly BudgetGroup[]
  cents: number
  errors: Record<string, string>
  onChange: (values: Partial<BudgetGroup>) => void
  onMoveRow: (from: RowPlace, to: RowPlace) => void
  onMove: (to: number) => void
  onCopy: () => void
  onRemove: () => void
  /** Adds, copies or removes rows, then moves the focus. */
  onRows: (rows: BudgetRow[], focusName: string, message: string) => void
}

export function BudgetGroupView({ group, index, groups, cents, errors, ...actions }: GroupProps) {
  const { id, title, rows } = group
  const empty = useRef<HTMLDivElement>(null)
  const isOver = useEmptyGroupDrop(empty, rows.length === 0 ? id : '', actions.onMoveRow)
  const name = `etapa ${index + 1}`
  const buttons = [
    ['Subir', <LuArrowUp key="icon" />, () => actions.onMove(index - 1), index === 0],
    ['Descer', <LuArrowDown key="icon" />, () => actions.onMove(index + 1), index === groups.length - 1],
    ['Duplicar', <LuCopy key="icon" />, actions.onCopy, false],
    ['Remover', <LuTrash2 key="icon" />, actions.onRemove, groups.length === 1],
  ] as const

  function addRow() {
    const row = createRow()
    actions.onRows([...rows, row], `${row.id}.text`, `Item ${rows.length + 1} acrescentado à ${name}`)
  }

  function copyRow(place: number, row: BudgetRow) {
    const copy = createRow(row)
    actions.onRows(rows.toSpliced(place + 1, 0, copy), `${copy.id}.text`, 'Item duplicado')
  }

  function removeRow(place: number) {
    const left = rows.toSpliced(place, 1)
    const next = left[Math.min(place, left.length - 1)]
    actions.onRows(left, next ? `${next.id}.text` : `${id}.title`, 'Item removido')
  }

  return (
    <chakra.li borderWidth="1px" borderRadius="control" p={{ base: '3', md: '4' }}>
      <chakra.fieldset minW="0">
        <chakra.legend srOnly>{`Etapa ${index + 1}`}</chakra.legend>
        <Flex gap="2" wrap="wrap" align="flex-start" mb="2">
          <Box flex="1 1 12rem">
            <RowInput
              name={`${id}.title`}
              label={`Nome da ${name}`}
              value={title}
              error={errors[`${id}.title`]}
              placeholder="Nome da etapa"
              fontWeight="600"
              onWrite={(text) => actions.onChange({ title: text })}
            />
          </Box>
          <Flex gap="1" pt="1">
            {buttons.map(([action, icon, onClick, disabled]) => (
              <IconOnly
                key={action}
                label={`${action} ${name}`}
                title={`${action} ${name}`}
                icon={icon}
                disabled={disabled}
                onClick={onClick}
              />
            ))}
          </Flex>
        </Flex>
        <Grid
          aria-hidden="true"
          templateColumns={rowColumns}
          columnGap="2"
          display={{ base: 'none', md: 'grid' }}
          color="fg.muted"
          textStyle="small"
        >
          <Box gridColumn="2">Descrição</Box>
          <Box textAlign="end">Quantidade</Box>
          <Box textAlign="end">Preço (R$)</Box>
          <Box textAlign="end">Total</Box>
          <Box width="8" />
        </Grid>
        {rows.length === 0 ? (
          <Box
            ref={empty}
            my="2"
            p="3"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor={isOver ? 'primary.solid' : 'border.control'}
            borderRadius="control"
            color="fg.muted"
          >
            Sem itens: acrescente um, ou arraste para cá.
          </Box>
        ) : (
          <chakra.ol listStyleType="none" aria-label={`Itens da ${name}`}>
            {rows.map((row, place) => (
              <BudgetRowView
                key={row.id}
                row={row}
                place={{ groupId: id, index: place }}
                count={rows.length}
                name={`item ${place + 1} da ${name}`}
                otherGroups={groups.filter((other) => other.id !== id)}
                errors={errors}
                onChange={(values) => actions.onChange({ rows: rows.with(place, { ...row, ...values }) })}
                onMove={actions.onMoveRow}
                onCopy={() => copyRow(place, row)}
                onRemove={() => removeRow(place)}
              />
            ))}
          </chakra.ol>
        )}
        <Flex justify="space-between" align="center" gap="3" mt="2" wrap="wrap">
          <Button size="xs" variant="ghost" colorPalette="primary" onClick={addRow}>
            <LuPlus aria-hidden="true" /> Acrescentar item à {name}
          </Button>
          <Text>
            Subtotal{' '}
            <chakra.output
              aria-label={`Subtotal da ${name}`}
              fontWeight="600"
              fontVariantNumeric="tabular-nums"
            >
              {formatReais(cents)}
            </chakra.output>
          </Text>
        </Flex>
      </chakra.fieldset>
    </chakra.li>
  )
}
