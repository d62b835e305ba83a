import { appendAnswerPath, listAt, pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import { isLeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Column } from '@manifest/schema/result.ts'
import { use, useMemo } from 'react'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { emptyText, formatValue, isNumeric, missingText } from '../../../formats/registry.ts'
import { MissingContext } from '../answer-context.ts'
import { BlockSection, NoRows, SkeletonLines } from '../block-section.tsx'
import type { BlockProps } from '../block-types.ts'
import { describeEmptyList, hiddenText, isMissing } from '../shown-text.ts'
import { Pictures } from './pictures/pictures.tsx'
import { buildSortValue } from './sort-value.ts'
import { ValueCell } from './value-cell.tsx'

/** The width of the buttons next to a value, in `ch`. */
const buttonWidths = { sensitive: 8, lead: 4 }

/**
 * Sensitive columns are neither sorted nor searched: the order of rows and the number of matches would reveal
 * values.
 */
function createColumn(column: Column, list: string, missing: readonly string[]): DataColumn<unknown> {
  const { label, value: path, format, sensitive, leads, priority } = column
  const hasLead = leads !== false && isLeadKind(format)
  const isAbsent = isMissing(missing, appendAnswerPath(list, path))
  const shown: DataColumn<unknown> = {
    id: `${label} ${path}`,
    label,
    isNumeric: isNumeric(format),
    isLowPriority: priority === 'low',
    text: sensitive ? () => hiddenText : (row) => textInRow(row, column, isAbsent),
    sortValue: sensitive ? undefined : (row) => buildSortValue(valueAt(row, path), column),
  }
  if (!sensitive && !hasLead) return shown
  return {
    ...shown,
    buttonsWidth: (sensitive ? buttonWidths.sensitive : 0) + (hasLead ? buttonWidths.lead : 0),
    cell: (row, index) => (
      <ValueCell
        value={valueAt(row, path)}
        format={format}
        sensitive={sensitive}
        leads={leads}
        path={pathInRow(list, index, path)}
        name={label}
        index={index}
      />
    ),
  }
}

/** Returns the text of a cell. `isAbsent`: the answer lacks the value in some row. */
function textInRow(row: unknown, { value, format }: Column, isAbsent: boolean): string {
  const text = formatValue(valueAt(row, value), format)
  return isAbsent && text === emptyText ? missingText : text
}

export function TableBlock({ block, answer, summary }: BlockProps<'table'>) {
  const { title, value, columns: items, empty } = block
  const rows = listAt(answer, value)
  const placeholder = describeEmptyList(rows, empty)
  const missing = use(MissingContext)
  const columns = useMemo(
    () => items.map((item) => createColumn(item, value, missing)),
    [items, value, missing],
  )
  return (
    <BlockSection title={title}>
      {placeholder !== undefined ? (
        <NoRows text={placeholder} />
      ) : (
        <Pictures block={block} answer={answer} summary={summary}>
          <DataTable
            cacheKey={`table ${title} ${value}`}
            label={title ?? 'Tabela'}
            rows={rows ?? []}
            columns={columns}
          />
        </Pictures>
      )}
    </BlockSection>
  )
}

export const TableSkeleton = () => <SkeletonLines count={4} height="40px" />
