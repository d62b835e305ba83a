import { formatCounted } from '@/lib/format/quantity.ts'
import { CellContent } from './cell-content.tsx'
import type { DataColumn, RowGroup } from './column.ts'
import { sumColumn } from './totals.ts'

type GroupHeadProps<Row> = { group: RowGroup<Row>; columns: readonly DataColumn<Row>[] }

/** The head of a group: the common value, the number of rows and the sums of `columns`. */
export function GroupHead<Row>({ group: { column, entries }, columns }: GroupHeadProps<Row>) {
  const [first] = entries
  if (first === undefined) return null
  return (
    <span data-group-head>
      <span data-group-label>{column.label}</span>
      <CellContent column={column} entry={first} />
      <span data-group-label>{formatCounted(entries.length, 'linha', 'linhas')}</span>
      {columns.map(({ id, label, total }) => {
        if (!total) return null
        const { text, note } = sumColumn(total, entries)
        return (
          <span key={id} data-group-label>
            {label}: <bdi data-group-sum>{text}</bdi>
            {note && ` (${note})`}
          </span>
        )
      })}
    </span>
  )
}
