import { chakra } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { roundSum } from '@/lib/round-sum.ts'
import type { ColumnTotal, DataColumn } from './column.ts'
import { type ArrangedRows, listRows } from './row-arranger.ts'
import { totalsCss } from './table-parts-css.ts'

type TotalsProps<Row> = {
  arranged: ArrangedRows<Row>
  /** Describes the rows that are added up: 'Total', or 'Total de 3 linhas'. */
  label: string
}

type TotalsRowProps<Row> = TotalsProps<Row> & { columns: readonly DataColumn<Row>[]; hasDetails: boolean }

/** The last row of a table, with the sums of its columns. */
export function TotalsRow<Row>({ arranged, label, columns, hasDetails }: TotalsRowProps<Row>) {
  if (!columns.some(({ total }) => total)) return null
  const rows = listRows(arranged)
  // If the first column has a sum, its label says that it is one.
  const hasLabel = columns[0]?.total === undefined
  return (
    <tfoot>
      <tr>
        {columns.map(({ id, total, isNumeric }, index) =>
          index === 0 && hasLabel ? (
            <th key={id} scope="row" data-place={1}>
              {label}
            </th>
          ) : (
            <td key={id} data-place={index + 1} data-numeric={isNumeric || undefined}>
              {total && <TotalText prefix={index === 0 ? label : undefined} {...sumColumn(total, rows)} />}
            </td>
          ),
        )}
        {hasDetails && <td data-details-cell />}
      </tr>
    </tfoot>
  )
}

type TotalTextProps = ReturnType<typeof sumColumn> & { prefix?: string | undefined }

const TotalText = ({ prefix, text, note }: TotalTextProps) => (
  <span data-total>
    <bdi>{prefix === undefined ? text : `${prefix}: ${text}`}</bdi>
    {note && <small>{note}</small>}
  </span>
)

type TotalsListProps<Row> = TotalsProps<Row> & { columns: readonly DataColumn<Row>[] }

/** The sums of columns that are behind 'Detalhes' or in cards. */
export function TotalsList<Row>({ arranged, label, columns }: TotalsListProps<Row>) {
  const rows = listRows(arranged)
  return (
    <chakra.dl css={listCss}>
      {columns.map(
        ({ id, label: name, total }) =>
          total && (
            <div key={id}>
              <dt>
                {label} · {name}
              </dt>
              <dd>
                <TotalText {...sumColumn(total, rows)} />
              </dd>
            </div>
          ),
      )}
    </chakra.dl>
  )
}

const listCss = {
  mt: '2',
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3', px: '3' },
  '& dt': { color: 'fg.muted', textStyle: 'small' },
  '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  '& [data-total]': totalsCss['& [data-total]'],
  '& [data-total] > small': totalsCss['& [data-total] > small'],
} as const

/** Adds up a column as a text, and notes rows without a readable amount, which are never taken for zero. */
export function sumColumn<Row>({ read, format }: ColumnTotal<Row>, rows: readonly Row[]) {
  const { sum, skipped } = addUp(rows, read)
  if (skipped > 0 && skipped === rows.length) return { text: '—', note: 'sem valores' }
  return { text: format(sum), note: skipped > 0 ? describeSkipped(skipped) : undefined }
}

/** Adds up the amounts of rows, and counts the rows without one. */
export function addUp<Row>(rows: Iterable<Row>, read: (row: Row) => number | undefined) {
  let sum = 0
  let skipped = 0
  for (const row of rows) {
    const amount = read(row)
    if (amount === undefined) skipped += 1
    else sum += amount
  }
  return { sum: roundSum(sum), skipped }
}

/** Writes which rows a sum leaves out: "sem 1 linha, que não tem valor". */
export const describeSkipped = (count: number): string =>
  `sem ${formatCounted(count, 'linha, que não tem', 'linhas, que não têm')} valor`
