import { Box, Flex, Skeleton, Text } from '@chakra-ui/react'
import { appendAnswerPath, valueAt } from '@manifest/contract/answer-path.ts'
import { type AnswerRows, readRows } from '@manifest/contract/answer-rows.ts'
import { isLeadKind } from '@manifest/kinds/index.ts'
import type { Column } from '@manifest/schema/result.ts'
import { use, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { emptyText, formatValue, hideValue, isNumeric, missingText } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { setCompactTables, tableDensity } from '@/state/table-density.ts'
import { type DataColumn, readCellTone } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import type { BlockProps, SkeletonProps } from '../block-types.ts'
import { MissingContext, PartialListContext, RevealContext } from '../parts/answer-context.ts'
import { BlockSection, EmptySection } from '../parts/block-section.tsx'
import { describeEmptyList, formatRowItem, type IsRevealed, isMissing } from '../parts/shown-text.ts'
import { buildSortValue, readAmount } from './cell-values.ts'
import { mapHeight, Pictures, WithMap } from './pictures/pictures.tsx'
import { ValueCell } from './value-cell.tsx'

/** The width of the buttons next to a value, in `ch`. */
const buttonWidths = { sensitive: 8, lead: 4, file: 4 }

const createColumnId = ({ label, value }: Pick<Column, 'label' | 'value'>) => `${label} ${value}`

type ListContext = {
  list: string
  pathAt: AnswerRows['pathAt']
  missing: readonly string[]
  isRevealed: IsRevealed
}

/**
 * Sensitive columns are neither sorted, searched, grouped nor added up: the order of rows and the number of
 * matches would reveal values. They are copied as the page shows them.
 */
function createColumn(
  column: Column,
  { list, pathAt, missing, isRevealed }: ListContext,
): DataColumn<unknown> {
  const { label, value: path, format, sensitive = false, leads, priority, total } = column
  const hasLead = leads !== false && isLeadKind(format)
  const isAbsent = isMissing(missing, appendAnswerPath(list, path))
  const shown: DataColumn<unknown> = {
    id: createColumnId(column),
    label,
    isNumeric: isNumeric(format),
    isLowPriority: priority === 'low',
    text: sensitive
      ? (row) => hideValue(readItem(row, column), format)
      : (row) => textInRow(row, column, isAbsent),
    sortValue: sensitive ? undefined : (row) => buildSortValue(readItem(row, column), column),
    copied: (row, index) => formatRowItem({ missing, isRevealed }, { row, index, pathAt }, column),
    tone: readTone(column),
    total: total
      ? {
          read: (row) => readAmount(readItem(row, column), format),
          format: (sum) => formatValue(sum, format),
        }
      : undefined,
  }
  const isFile = format === 'file'
  if (!sensitive && !hasLead && !isFile) return shown
  return {
    ...shown,
    buttonsWidth:
      (sensitive ? buttonWidths.sensitive : 0) +
      (hasLead ? buttonWidths.lead : 0) +
      (isFile ? buttonWidths.file : 0),
    cell: (row, index) => (
      <ValueCell
        value={readItem(row, column)}
        format={format}
        sensitive={sensitive}
        leads={leads}
        path={pathAt(index, path)}
        name={label}
        index={index}
        tone={shown.tone?.(row)}
      />
    ),
  }
}

/** Colors the words that weigh. The others are plain texts. */
function readTone({ value, format, colors }: Column): DataColumn<unknown>['tone'] {
  if (colors === undefined) return undefined
  return (row) => readCellTone(colors[formatValue(valueAt(row, value), format)])
}

/** Returns the text of a cell. `isAbsent`: the answer lacks the value in some row. */
function textInRow(row: unknown, column: Column, isAbsent: boolean): string {
  const text = formatValue(readItem(row, column), column.format)
  return isAbsent && text === emptyText ? missingText : text
}

export function TableBlock({ block, answer }: BlockProps<'table'>) {
  const { title, value, each, columns: items, empty, groupBy } = block
  const list = readRows(answer, block)
  const rows = list?.rows
  const placeholder = describeEmptyList(rows, empty)
  const missing = use(MissingContext)
  const isPartial = use(PartialListContext) === value
  const { isRevealed } = use(RevealContext)
  // Revealing a value must not create other columns, which the table would measure again.
  const latestReveal = useRef(isRevealed)
  latestReveal.current = isRevealed
  const latestPath = useRef(list?.pathAt)
  latestPath.current = list?.pathAt
  const columns = useMemo(() => {
    const context: ListContext = {
      list: value,
      pathAt: (index, path) => latestPath.current?.(index, path) ?? value,
      missing,
      isRevealed: (path) => latestReveal.current(path),
    }
    return items.map((item) => createColumn(item, context))
  }, [items, value, missing])
  const { isCompact } = useSnapshot(tableDensity)
  const grouped = items.find((item) => item.value === groupBy)
  if (placeholder !== undefined) return <EmptySection title={title} text={placeholder} />
  return (
    <BlockSection title={title}>
      <Pictures block={block} answer={answer}>
        <DataTable
          cacheKey={`table ${title} ${value} ${each ?? ''}`}
          label={title ?? 'Tabela'}
          rows={rows ?? []}
          columns={columns}
          isAdjustable
          isPartial={isPartial}
          groupBy={grouped && createColumnId(grouped)}
          density={{ isCompact, set: setCompactTables }}
        />
      </Pictures>
    </BlockSection>
  )
}

/** As many rows as most answers have. */
const skeletonRows = [0, 1, 2]

/** Has the columns of the table, but those that give way first. On phones it has the size of a few cards. */
export const TableSkeleton = ({ block: { columns, map, bar } }: SkeletonProps<'table'>) => {
  const shown = columns.filter(({ priority }) => priority !== 'low')
  return (
    <WithMap isShown={map !== undefined}>
      <Box aria-hidden="true">
        <Skeleton height="520px" hideFrom="md" />
        <Box borderWidth="1px" borderRadius="control" hideBelow="md">
          <Flex css={skeletonRowCss} color="fg.muted">
            {shown.map(({ label }) => (
              <Text key={label} flex="1" minW="0" truncate>
                {label}
              </Text>
            ))}
          </Flex>
          {skeletonRows.map((row) => (
            <Flex key={row} css={skeletonRowCss} borderTopWidth="1px">
              {shown.map(({ label }) => (
                <Box key={label} flex="1">
                  <Skeleton height="16px" width="60%" />
                </Box>
              ))}
            </Flex>
          ))}
        </Box>
        {bar && <Skeleton height="62px" mt="4" />}
      </Box>
      {map !== undefined && <Skeleton height={`${mapHeight}px`} />}
    </WithMap>
  )
}

const skeletonRowCss = { height: '40px', alignItems: 'center', gap: '4', px: '4' } as const
