import { CellContent } from './cell-content.tsx'
import type { DataColumn, RowEntry } from './column.ts'
import { isCode } from './is-code.ts'

type PairsProps<Row> = { id?: string; columns: readonly DataColumn<Row>[]; entry: RowEntry<Row> }

export const Pairs = <Row,>({ id, columns, entry }: PairsProps<Row>) => (
  <dl id={id}>
    {columns.map((column) => (
      <div
        key={column.id}
        data-numeric={column.isNumeric || undefined}
        data-code={isCode(column.text(entry.row)) || undefined}
      >
        <dt>{column.label}</dt>
        <dd>
          <CellContent column={column} entry={entry} />
        </dd>
      </div>
    ))}
  </dl>
)
