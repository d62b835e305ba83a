import { pathInRow, rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import type { Column } from '@manifest/schema/result.ts'
import { useMemo } from 'react'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { formatted, isNumeric } from '../../formats/registry.ts'
import { BlockSection, NoRows } from '../block-section.tsx'
import type { BlockProps } from '../facets.ts'
import { mask } from '../mask.ts'
import { HiddenCell } from './hidden-cell.tsx'
import { Pictures } from './pictures/pictures.tsx'
import { sortValueOf } from './sort-value.ts'

/**
 * Masked columns are neither sorted nor searched: the order of rows and the number of matches would give values away.
 */
function columnOf(column: Column, list: string): DataColumn<unknown> {
  const { label, value: path, format, sensitive, priority } = column
  const common = {
    id: `${label} ${path}`,
    label,
    isNumeric: isNumeric(format),
    isLowPriority: priority === 'low',
  }
  if (!sensitive)
    return {
      ...common,
      text: (row) => formatted(valueAt(row, path), format),
      sortValue: (row) => sortValueOf(valueAt(row, path), column),
    }
  return {
    ...common,
    text: () => mask,
    cell: (row, index) => (
      <HiddenCell
        text={formatted(valueAt(row, path), format)}
        path={pathInRow(list, index, path)}
        label={`${label}, linha ${index + 1}`}
      />
    ),
  }
}

/** The rows of a list of the answer. */
export function TableBlock({ block, answer, summary }: BlockProps<'table'>) {
  const { title, value, columns: items, empty } = block
  const rows = rowsAt(answer, value)
  const columns = useMemo(() => items.map((item) => columnOf(item, value)), [items, value])
  return (
    <BlockSection title={title}>
      {rows.length === 0 ? (
        <NoRows text={empty} />
      ) : (
        <Pictures block={block} answer={answer} summary={summary}>
          <DataTable
            keptAs={`table ${title} ${value}`}
            label={title ?? 'Tabela'}
            rows={rows}
            columns={columns}
          />
        </Pictures>
      )}
    </BlockSection>
  )
}
