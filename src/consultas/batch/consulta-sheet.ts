import { valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Item } from '@manifest/schema/result.ts'
import { isNumeric } from '../../formats/registry.ts'
import { answerColumns, maskedAnswer, shownText, sortValueOf, viewOf } from '../results/export/index.ts'
import type { AnswerColumn, AnswerSheet } from './batch-target.ts'

function createAnswerColumn(item: Item): AnswerColumn {
  const { label, value, format, sensitive } = item
  return {
    id: `${value} ${label}`,
    label,
    isNumeric: isNumeric(format),
    isSensitive: sensitive,
    text: (answered, withSensitive) =>
      shownText(
        viewOf(answered, () => withSensitive),
        item,
      ),
    sortValue: ({ answer }) => sortValueOf(valueAt(answer, value), item),
  }
}

/** A consulta's answers as columns and as files hold them. */
export const answerSheet = (definition: ConsultaDefinition): AnswerSheet => ({
  columns: answerColumns(definition).map(createAnswerColumn),
  hideSensitive: (answer, withSensitive) => maskedAnswer(definition, answer, () => withSensitive),
})
