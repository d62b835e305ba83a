import type { LoadedDossie } from '@/routes/load-dossie.ts'
import type { AnswerColumn, AnswerSheet } from '../../batch/batch-target.ts'
import { createAnswerSheet } from '../../batch/consulta-sheet.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { type PartResult, partStateWords, readAnsweredPart, readPartResults } from './part-results.ts'

/** Returns a dossiê's answers as columns: the state of each part, then the single values of the parts. */
export function createDossieSheet({ dossie, families }: LoadedDossie): AnswerSheet {
  const parts = dossie.parts.flatMap(({ name, title, family, variant }) => {
    const definition = families[family]?.variants[variant]
    return definition ? [{ name, title, sheet: createAnswerSheet(definition) }] : []
  })
  const stateColumns = parts.map(({ name, title }): AnswerColumn => {
    const text = ({ answer }: AnsweredOutcome) => readStateWord(readPartResults(answer)[name])
    return { id: name, label: title, isNumeric: false, isSensitive: false, text, sortValue: text }
  })
  const valueColumns = parts.flatMap(({ name, title, sheet }) =>
    sheet.columns.map((column) => ({
      ...createPartColumn(name, column),
      label: `${title}: ${column.label}`,
    })),
  )
  return {
    columns: [...stateColumns, ...valueColumns],
    hideSensitive: (answer, withSensitive) =>
      Object.fromEntries(
        Object.entries(readPartResults(answer)).map(([name, result]) => {
          const sheet = parts.find((part) => part.name === name)?.sheet
          if (result.state !== 'found' && result.state !== 'incomplete') return [name, result]
          return [name, { ...result, answer: sheet?.hideSensitive(result.answer, withSensitive) ?? null }]
        }),
      ),
  }
}

function createPartColumn(part: string, column: AnswerColumn): AnswerColumn {
  const readPartAnswer = (answered: AnsweredOutcome) =>
    readAnsweredPart(readPartResults(answered.answer)[part], answered)
  return {
    ...column,
    id: `${part} ${column.id}`,
    text: (answered, withSensitive) => {
      const own = readPartAnswer(answered)
      return own === undefined ? '' : column.text(own, withSensitive)
    },
    sortValue: (answered) => {
      const own = readPartAnswer(answered)
      return own === undefined ? undefined : column.sortValue(own)
    },
  }
}

const readStateWord = (result: PartResult | undefined) => (result ? partStateWords[result.state] : '')
