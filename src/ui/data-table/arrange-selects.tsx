import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useMemo } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'
import { Select } from '../forms/select.tsx'
import { type ColumnSetup, canGroup } from './arrange-columns.ts'
import type { DataColumn } from './column.ts'
import { listColumnValues } from './column-values.ts'
import type { Sorting } from './row-arranger.ts'
import type { SortBy, SortDirection } from './use-arranged-rows.ts'

/** Selects that sort, group and filter rows without headers: what the menus of columns do in a table. */

type LabeledSelectProps = {
  label: string
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean
  value: string
  onChoose: (value: string) => void
  /** The options. */
  children: ReactNode
}

function LabeledSelect({ label, isLabelHidden = false, value, onChoose, children }: LabeledSelectProps) {
  const id = useId()
  return (
    <Box display="flex" alignItems="center" gap="3">
      <chakra.label
        htmlFor={id}
        color="fg.muted"
        textStyle="small"
        flexShrink="0"
        minW="5.5rem"
        srOnly={isLabelHidden || undefined}
      >
        {label}
      </chakra.label>
      <Select
        id={id}
        boxWidth="full"
        height="11"
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {children}
      </Select>
    </Box>
  )
}

export type SortSelectProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sorting: Sorting
  sortBy: SortBy
  /** The label of the original order. */
  unsorted?: string
  isLabelHidden?: boolean
}

const directions = { asc: 'crescente', desc: 'decrescente' } as const

const directionNames = Object.keys(directions) as SortDirection[]

/** Sorts by one of the columns, in one of its directions. */
export function SortSelect<Row>({
  columns,
  sorting,
  sortBy,
  unsorted = 'Ordem da fonte',
  isLabelHidden = false,
}: SortSelectProps<Row>) {
  const sortable = columns.filter(({ sortValue }) => sortValue)
  if (sortable.length === 0) return null
  const [first] = sorting
  const place = sortable.findIndex((column) => column.id === first?.id)
  const choose = (value: string) => {
    const [index = '', direction] = value.split(' ')
    sortBy(sortable[Number(index || -1)]?.id, direction === 'desc' ? 'desc' : 'asc')
  }
  return (
    <LabeledSelect
      label="Ordenar por"
      isLabelHidden={isLabelHidden}
      value={place < 0 ? '' : `${place} ${first?.desc ? 'desc' : 'asc'}`}
      onChoose={choose}
    >
      <option value="">{unsorted}</option>
      {sortable.flatMap(({ id: column, label }, index) =>
        directionNames.map((direction) => (
          <option key={`${column} ${direction}`} value={`${index} ${direction}`}>
            {label}, {directions[direction]}
          </option>
        )),
      )}
    </LabeledSelect>
  )
}

type SetupSelectProps<Row> = {
  /** All columns, also the hidden ones. */
  columns: readonly DataColumn<Row>[]
  setup: Pick<ColumnSetup, 'groupBy' | 'only'>
  onChange: (changes: Pick<ColumnSetup, 'groupBy' | 'only'>) => void
}

/** Groups the rows by one of the columns. */
export function GroupSelect<Row>({ columns, setup: { groupBy = '' }, onChange }: SetupSelectProps<Row>) {
  const groupable = columns.filter(canGroup)
  if (groupable.length === 0) return null
  return (
    <LabeledSelect
      label="Agrupar por"
      value={groupBy}
      onChoose={(id) => onChange({ groupBy: id || undefined })}
    >
      <option value="">Nada</option>
      {groupable.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </LabeledSelect>
  )
}

/** Shows only the rows with one value of a column. A value of another column filters further. */
export function ValueSelect<Row>({
  columns,
  rows,
  setup: { only = [] },
  onChange,
}: SetupSelectProps<Row> & { rows: readonly Row[] }) {
  const values = useMemo(
    () =>
      columns.filter(canGroup).flatMap((column) =>
        listColumnValues(rows, column).map(({ text, count }) => ({
          id: column.id,
          text,
          label: `${column.label}: ${text || '(vazio)'} (${formatCount(count)})`,
        })),
      ),
    [rows, columns],
  )
  if (rows.length < 2 || values.length === 0) return null
  const last = only.at(-1)
  const choose = (place: string) => {
    const chosen = values[Number(place || -1)]
    onChange({
      only: chosen
        ? [...only.filter(({ id }) => id !== chosen.id), { id: chosen.id, text: chosen.text }]
        : undefined,
    })
  }
  return (
    <LabeledSelect
      label="Filtrar por"
      value={last ? String(values.findIndex(({ id, text }) => id === last.id && text === last.text)) : ''}
      onChoose={choose}
    >
      <option value="">Todos os valores</option>
      {values.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </LabeledSelect>
  )
}
