import { valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Item } from '@manifest/schema/result.ts'
import { isNumeric } from '../../formats/registry.ts'
import {
  buildSortValue,
  createShownAnswer,
  formatItem,
  hideSensitiveValues,
  listAnswerColumns,
} from '../results/export/index.ts'
import type { AnswerColumn, AnswerSheet } from './batch-target.ts'

function createAnswerColumn(item: Item): AnswerColumn {
  const { label, value, format, sensitive } = item
  return {
    id: `${value} ${label}`,
    label,
    isNumeric: isNumeric(format),
    isSensitive: sensitive,
    text: (answered, withSensitive) =>
      formatItem(
        createShownAnswer(answered, () => withSensitive),
        item,
      ),
    sortValue: ({ answer }) => buildSortValue(valueAt(answer, value), item),
  }
}

/** Returns the columns and the export of a consulta's answers. */
export const createAnswerSheet = (definition: ConsultaDefinition): AnswerSheet => ({
  columns: listAnswerColumns(definition).map(createAnswerColumn),
  hideSensitive: (answer, withSensitive) => hideSensitiveValues(definition, answer, () => withSensitive),
})
