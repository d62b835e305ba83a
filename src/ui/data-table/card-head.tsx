import { Box, Button, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { useId } from 'react'
import { LuSlidersHorizontal } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Checkbox } from '../forms/checkbox.tsx'
import { Select } from '../forms/select.tsx'
import { useUnfolding } from '../forms/use-unfolding.ts'
import { type ColumnSetup, canGroup } from './arrange-columns.ts'
import type { DataColumn } from './column.ts'
import type { Sorting } from './row-arranger.ts'
import type { SortBy, SortDirection } from './use-arranged-rows.ts'
import type { RowSelection } from './use-selected-rows.ts'

type CardHeadProps<Row> = {
  /** The number of shown rows. */
  count: number
  /** The columns that the cards have, also behind 'Detalhes'. */
  columns: readonly DataColumn<Row>[]
  sorting: SortSelectProps<Row>['sorting']
  /** Absent if there is nothing to sort. */
  sortBy: SortSelectProps<Row>['sortBy'] | undefined
  /** Absent if rows cannot be selected. */
  selection: RowSelection | undefined
  /** Absent if the user cannot change the columns. */
  tools: CardToolsProps<Row> | undefined
}

/** Sorts and selects cards and chooses their fields, in one line above them. */
export default function CardHead<Row>({
  count,
  columns,
  sorting,
  sortBy,
  selection,
  tools,
}: CardHeadProps<Row>) {
  return (
    <Flex wrap="wrap" align="center" gap="2" mb="2">
      {selection && count > 0 && <AllCheck count={count} selection={selection} />}
      {sortBy && (
        <Box flex="1 1 8rem">
          <SortSelect columns={columns} sorting={sorting} sortBy={sortBy} isLabelHidden />
        </Box>
      )}
      {tools && <CardTools {...tools} />}
    </Flex>
  )
}

/** Selects all cards that the filter left, or none. */
function AllCheck({ count, selection }: { count: number; selection: RowSelection }) {
  return (
    <chakra.label display="flex" alignItems="center" minH="11" cursor="pointer" pe="3">
      <Checkbox
        checked={selection.shownState === 'all'}
        isIndeterminate={selection.shownState === 'some'}
        onChange={selection.toggleShown}
      />
      <VisuallyHidden>Selecionar {formatCounted(count, 'linha', 'linhas')}</VisuallyHidden>
    </chakra.label>
  )
}

type CardToolsProps<Row> = {
  /** All columns, also the hidden ones. */
  columns: readonly DataColumn<Row>[]
  setup: ColumnSetup
  onChange: (changes: Partial<ColumnSetup>) => void
}

/** Chooses the fields of cards and groups them: what the menus of columns do in the table. */
function CardTools<Row>({ columns, setup, onChange }: CardToolsProps<Row>) {
  const id = useId()
  const { isOpen, buttonProps, panelProps } = useUnfolding()
  const { hidden, groupBy } = setup
  const groupable = columns.filter(canGroup)
  const shownCount = columns.length - hidden.length
  const toggle = (column: string) =>
    onChange({
      hidden: hidden.includes(column) ? hidden.filter((other) => other !== column) : [...hidden, column],
    })
  return (
    <>
      <Button
        {...buttonProps}
        size="sm"
        boxSize="11"
        px="0"
        variant="outline"
        aria-label="Campos"
        title="Campos"
      >
        <LuSlidersHorizontal aria-hidden="true" />
      </Button>
      {isOpen && (
        <Box {...panelProps} aria-label="Campos dos cartões" p="3">
          {groupable.length > 0 && (
            <Flex align="center" gap="3" mb="2">
              <chakra.label htmlFor={`${id} group`} color="fg.muted" textStyle="small" flexShrink="0">
                Agrupar por
              </chakra.label>
              <Select
                id={`${id} group`}
                boxWidth="full"
                height="11"
                value={groupBy ?? ''}
                onChange={({ currentTarget }) => onChange({ groupBy: currentTarget.value || undefined })}
              >
                <option value="">Nada</option>
                {groupable.map((column) => (
                  <option key={column.id} value={column.id}>
                    {column.label}
                  </option>
                ))}
              </Select>
            </Flex>
          )}
          <Flex wrap="wrap" columnGap="6">
            {columns.map((column) => {
              const isShown = !hidden.includes(column.id)
              return (
                <chakra.label
                  key={column.id}
                  display="flex"
                  alignItems="center"
                  gap="2.5"
                  minH="11"
                  cursor="pointer"
                >
                  <Checkbox
                    checked={isShown}
                    // A card without fields would show nothing.
                    disabled={isShown && shownCount === 1}
                    onChange={() => toggle(column.id)}
                  />
                  {column.label}
                </chakra.label>
              )
            })}
          </Flex>
        </Box>
      )}
    </>
  )
}

type SortSelectProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sorting: Sorting
  sortBy: SortBy
  /** The label of the original order. */
  unsorted?: string
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean
}

const directions = { asc: 'crescente', desc: 'decrescente' } as const

const directionNames = Object.keys(directions) as SortDirection[]

/** Sorts rows without headers: one select for column and direction. */
export function SortSelect<Row>({
  columns,
  sorting,
  sortBy,
  unsorted = 'Ordem da fonte',
  isLabelHidden = false,
}: SortSelectProps<Row>) {
  const id = useId()
  const sortable = columns.filter(({ sortValue }) => sortValue)
  if (sortable.length === 0) return null
  const [first] = sorting
  const place = sortable.findIndex((column) => column.id === first?.id)
  const choose = (value: string) => {
    const [index = '', direction] = value.split(' ')
    sortBy(sortable[Number(index || -1)]?.id, direction === 'desc' ? 'desc' : 'asc')
  }
  return (
    <Box display="flex" alignItems="center" gap="3" mb={isLabelHidden ? '0' : '2'}>
      <chakra.label
        htmlFor={id}
        color="fg.muted"
        textStyle="small"
        flexShrink="0"
        srOnly={isLabelHidden || undefined}
      >
        Ordenar por
      </chakra.label>
      <Select
        boxWidth={isLabelHidden ? 'full' : 'min(320px, 100%)'}
        id={id}
        height="11"
        value={place < 0 ? '' : `${place} ${first?.desc ? 'desc' : 'asc'}`}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{unsorted}</option>
        {sortable.flatMap(({ id: column, label }, index) =>
          directionNames.map((direction) => (
            <option key={`${column} ${direction}`} value={`${index} ${direction}`}>
              {label}, {directions[direction]}
            </option>
          )),
        )}
      </Select>
    </Box>
  )
}
