import { Box, Button, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { LuSlidersHorizontal } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Checkbox } from '../forms/checkbox.tsx'
import { useUnfolding } from '../forms/use-unfolding.ts'
import type { ColumnSetup } from './arrange-columns.ts'
import { GroupSelect, SortSelect, type SortSelectProps, ValueSelect } from './arrange-selects.tsx'
import type { DataColumn } from './column.ts'
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
  /** All rows, also those that a filter hides. */
  rows: readonly Row[]
  setup: ColumnSetup
  onChange: (changes: Partial<ColumnSetup>) => void
}

/** Chooses the fields of cards, groups and filters them: what the menus of columns do in the table. */
function CardTools<Row>({ columns, rows, setup, onChange }: CardToolsProps<Row>) {
  const { isOpen, buttonProps, panelProps } = useUnfolding()
  const { hidden } = setup
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
          <Box display="grid" gap="2" mb="2" _empty={{ display: 'none' }}>
            <GroupSelect columns={columns} setup={setup} onChange={onChange} />
            <ValueSelect columns={columns} rows={rows} setup={setup} onChange={onChange} />
          </Box>
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
