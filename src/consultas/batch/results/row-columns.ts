import { emptyText } from '@/formats/registry.ts'
import { formatDuration } from '@/lib/format/quantity.ts'
import { formatAnswered } from '@/session/session-texts.ts'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { type AnsweredOutcome, isAnswered } from '../../outcome.ts'
import { stateLabels } from '../../outcome-words.ts'
import type { CellBadge } from '../../results/findings/finding-columns.ts'
import type { GravestReader, Gravity } from '../../results/findings/gravest.ts'
import type { AnswerColumn, BatchTarget } from '../batch-target.ts'
import type { BatchRow, RowState } from '../run/progress.ts'

export type RowColumn = DataColumn<BatchRow> & {
  /** Returns the texts that stand out, with their tones. A cell without badges shows its text. */
  badges?: ((row: BatchRow) => readonly CellBadge[]) | undefined
  /** Returns the texts of a row's lines, if they stand under each other. */
  lines?: ((row: BatchRow) => readonly string[]) | undefined
}

/** Returns a column whose rows the table sorts by their text. */
const textColumn = (id: string, label: string, text: RowColumn['text']): RowColumn => ({
  id,
  label,
  text,
  sortValue: text,
})

/** Creates the columns that every batch has. */
export const createBatchColumns = (target: Pick<BatchTarget, 'summary' | 'missing'>) =>
  ({
    line: {
      id: 'line',
      label: 'Linha',
      isFixed: true,
      text: lineNumbersText,
      sortValue: ({ line }) => line.numbers[0],
    },
    subject: textColumn('subject', 'Consulta', ({ line }) => line.typed),
    state: textColumn('state', 'Situação', ({ state }) => stateWords[state]),
    result: textColumn('result', 'Resultado', (row) => resultText(target, row)),
    review: {
      ...textColumn('review', 'Revisão', ({ isReviewed }) => (isReviewed ? reviewedWord : '')),
      badges: ({ isReviewed }) => (isReviewed ? [{ text: reviewedWord, tone: 'success' }] : []),
    },
    note: textColumn('note', 'Nota', ({ note = '' }) => note),
    cached: {
      id: 'cached',
      label: 'Resposta',
      text: ({ isCached, outcome }) => (isCached && outcome ? formatAnswered(outcome.at) : ''),
      sortValue: ({ isCached, outcome }) => (isCached ? outcome?.at : undefined),
    },
    time: {
      id: 'time',
      label: 'Tempo',
      isNumeric: true,
      text: ({ ms }) => (ms === undefined ? '' : formatDuration(ms)),
      sortValue: ({ ms }) => ms,
    },
  }) satisfies Record<string, RowColumn>

/** The column of the worst finding. It gives the row its tone. */
export const gravestColumnId = 'gravest'

export const gravestLabel = 'O que pesa'

/** Creates the column of the worst finding of each row. A row without one that is not wholly known says so. */
export function createGravestColumn(readGravest: GravestReader): RowColumn {
  const badges = ({ outcome }: BatchRow): CellBadge[] => {
    if (!outcome) return []
    const { text, tone, unknownText } = readGravest(outcome)
    return [
      ...(text === '' ? [] : [{ text, tone }]),
      ...(unknownText === undefined ? [] : [{ text: gravityWords.unknown, tone: 'neutral' as const }]),
    ]
  }
  return {
    id: gravestColumnId,
    label: gravestLabel,
    text: (row) =>
      badges(row)
        .map(({ text }) => text)
        .join(' · ') || (row.outcome ? emptyText : ''),
    sortValue: ({ outcome }) => outcome && readGravest(outcome).rank,
    badges,
  }
}

const readAnswer = <T>({ outcome }: BatchRow, read: (answered: AnsweredOutcome) => T, none: T): T =>
  isAnswered(outcome) ? read(outcome) : none

/** The id of an answer's column in the table, beside the columns that every batch has. */
export const answerColumnId = (id: string) => `answer ${id}`

/** Creates a column of the answer. A sensitive column cannot be sorted or searched. */
export function createAnswerColumn(column: AnswerColumn): RowColumn {
  const { id, label, shortLabel = label, isNumeric, isSensitive, text, sortValue, badges } = column
  return {
    id: answerColumnId(id),
    label: shortLabel,
    isNumeric,
    isSearchable: !isSensitive,
    text: (row) => readAnswer(row, (answered) => text(answered, false), ''),
    sortValue: isSensitive ? undefined : (row) => readAnswer(row, sortValue, undefined),
    badges: badges && ((row) => readAnswer(row, badges, [])),
  }
}

/** The states of a row, as tables and files name them. */
export const stateWords: Record<RowState, string> = { ...stateLabels, queued: stateLabels.waiting }

/** The gravities of a row's worst finding, as filters and files name them. */
export const gravityWords: Record<Gravity, string> = {
  grave: 'Grave',
  attention: 'Atenção',
  info: 'Informação',
  unknown: 'Não se sabe',
  none: 'Nada que pese',
}

/** Says that the user has reviewed a row. */
const reviewedWord = 'Revisada'

/** Returns why a row has no answer, or what its answer lacks; empty for a complete answer. */
export function readRowMessage({ outcome }: BatchRow, { missing }: Pick<BatchTarget, 'missing'>): string {
  if (outcome?.status === 'failed') return outcome.message
  const labels = isAnswered(outcome) ? missing(outcome) : []
  return labels.length === 0 ? '' : `Falta: ${labels.join(', ')}`
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/**
 * Returns the subject of a row's answer, or why there is none, in one line. It leaves out what the line asked for,
 * which is in the column beside it. Hidden values stay hidden.
 */
export function resultText(target: Pick<BatchTarget, 'summary' | 'missing'>, row: BatchRow): string {
  const asked = new Set(row.line.typed.split(' · ').map(plain))
  const answered = isAnswered(row.outcome) ? target.summary(row.outcome) : []
  return [...answered.filter((part) => !asked.has(plain(part))), readRowMessage(row, target)]
    .filter((text) => text !== '')
    .join(' · ')
}

/** Returns the line numbers of a row: "3, 17". */
export const lineNumbersText = ({ line }: BatchRow): string => line.numbers.join(', ')

/** Returns the line numbers of a row if its place in the table is another one: " (3, 17 na sua lista)". */
export const listNumberText = (row: BatchRow, place: number): string =>
  lineNumbersText(row) === String(place) ? '' : ` (${lineNumbersText(row)} na sua lista)`
