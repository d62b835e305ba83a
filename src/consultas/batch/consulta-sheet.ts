import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Item, Summary } from '@manifest/schema/result.ts'
import { createShownAnswer, formatItem } from '@/blocks/parts/shown-text.ts'
import { buildSortValue } from '@/blocks/table/cell-values.ts'
import { emptyText, isNumeric } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { listAnswerColumns } from '../results/export/answer-columns.ts'
import { hideSensitiveValues } from '../results/export/hide-sensitive-values.ts'
import { factsColumnId, listFindingColumns } from '../results/findings/finding-columns.ts'
import { createGravestReader } from '../results/findings/gravest.ts'
import type { AnswerColumn, AnswerSheet } from './batch-target.ts'

/** The number of columns with a finding each that the table shows at first. */
const maxFindings = 4

function createItemColumn(item: Item): AnswerColumn {
  const { label, value, format, sensitive = false } = item
  return {
    id: `${value} ${label}`,
    label,
    isNumeric: isNumeric(format),
    format,
    isSensitive: sensitive,
    text: (answered, withSensitive) =>
      formatItem(
        createShownAnswer(answered, () => withSensitive),
        item,
      ),
    sortValue: ({ answer }) => buildSortValue(readItem(answer, item), item),
  }
}

/** Returns the column of the summary's status, with the tones that the manifest gives to its words. */
function createStatusColumn(item: Item, { colors }: NonNullable<Summary['status']>): AnswerColumn {
  const column = createItemColumn(item)
  return {
    ...column,
    shortLabel: 'No resultado',
    isDefault: true,
    badges(answered) {
      const text = column.text(answered, false)
      return text === emptyText ? [] : [{ text, tone: colors[text] ?? 'neutral' }]
    },
  }
}

/** Returns the findings as columns. The facts are always among the first ones shown. */
const createFindingColumns = (found: ReturnType<typeof listFindingColumns>): AnswerColumn[] =>
  found.map(({ path: _, ...column }, index) => ({
    ...column,
    isDefault: column.id === factsColumnId || index < maxFindings,
  }))

/**
 * Returns the columns of a consulta's answers: the summary, the findings, and the other single values. A value that is a
 * finding, or has the name of one, has no second column.
 */
export function createAnswerSheet(definition: ConsultaDefinition): AnswerSheet {
  const items = listAnswerColumns(definition)
  const { summary } = definition
  const identity = items.find(({ value }) => value === summary?.value)
  const status = items.find(({ value }) => value === summary?.status?.value)
  const found = listFindingColumns(definition, items)
  const foundPaths = new Set(found.map(({ path }) => path))
  const foundLabels = new Set(found.map(({ label }) => label))
  const others = items.filter(
    (item) =>
      item !== identity && item !== status && !foundPaths.has(item.value) && !foundLabels.has(item.label),
  )
  return {
    columns: [
      ...(identity ? [{ ...createItemColumn(identity), isIdentity: true }] : []),
      ...(status && status !== identity && summary?.status
        ? [createStatusColumn(status, summary.status)]
        : []),
      ...createFindingColumns(found),
      ...others.map(createItemColumn),
    ],
    readGravest: createGravestReader([definition], (outcome) => [
      { definition, state: outcome.status, outcome },
    ]),
    hideSensitive: (answer, withSensitive) => hideSensitiveValues(definition, answer, () => withSensitive),
  }
}
