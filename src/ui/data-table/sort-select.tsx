import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Select } from '../forms/select.tsx'
import type { DataColumn } from './column.ts'
import type { Sorting } from './row-arranger.ts'
import type { SortBy, SortDirection } from './use-arranged-rows.ts'

export type SortSelectProps<Row> = {
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
