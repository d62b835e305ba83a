import { chakra } from '@chakra-ui/react'
import type { DataColumn } from './column.ts'
import { type ArrangedRows, listRows } from './row-arranger.ts'
import { sumColumn } from './sum-column.ts'
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
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
  '& dt': { color: 'fg.muted', textStyle: 'small' },
  '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  '& [data-total]': totalsCss['& [data-total]'],
  '& [data-total] > small': totalsCss['& [data-total] > small'],
} as const
