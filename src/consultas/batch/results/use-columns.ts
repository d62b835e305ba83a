import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { notify } from '@/ui/feedback/notify.ts'
import type { AnswerSheet } from '../batch-target.ts'
import type { LiveRun } from '../live/live-runs.ts'
import { createOwnColumns } from './own-columns.ts'
import { createAnswerColumn, createBatchColumns, type RowColumn } from './row-columns.ts'

/** Columns of every batch that the user can hide, like a column of the answer. */
const optionalColumns = [
  { id: 'result', label: 'Resultado' },
  { id: 'review', label: 'Revisão' },
  { id: 'note', label: 'Nota' },
  { id: 'time', label: 'Tempo' },
] as const

/** Which marks some rows have. A column of marks is shown as soon as there is one. */
type UsedMarks = { hasReviews: boolean; hasNotes: boolean }

/**
 * Returns the columns of a run's table: those of the user's list, those of every batch, and those of the answer: at first
 * the summary and the findings. The run stores the user's choice.
 */
export function useColumns(
  { target, columnState, given: { ownColumns } }: LiveRun,
  { hasReviews, hasNotes }: UsedMarks,
) {
  const { columns: stored, own: chosenOwn } = useSnapshot(columnState)
  const sheet = useSheet(target.loadSheet)
  const chosen = useMemo(
    (): readonly string[] =>
      stored ?? [
        'result',
        ...(hasReviews ? ['review'] : []),
        ...(hasNotes ? ['note'] : []),
        ...(sheet?.columns ?? []).flatMap(({ id, isDefault }) => (isDefault ? [id] : [])),
      ],
    [stored, sheet, hasReviews, hasNotes],
  )
  const columns = useMemo((): RowColumn[] => {
    const { line, subject, state, ...optional } = createBatchColumns(target)
    const answerColumns = (sheet?.columns ?? []).map((column) => ({
      id: column.id,
      column: createAnswerColumn(column),
    }))
    const pick = (id: keyof typeof optional) => (chosen.includes(id) ? [optional[id]] : [])
    return [
      line,
      ...createOwnColumns(ownColumns).filter((_, index) => chosenOwn.includes(index)),
      subject,
      state,
      ...pick('result'),
      ...answerColumns.filter(({ id }) => chosen.includes(id)).map(({ column }) => column),
      ...pick('review'),
      ...pick('note'),
      ...pick('time'),
    ]
  }, [target, sheet, chosen, ownColumns, chosenOwn])
  return {
    columns,
    sheet,
    chosen,
    menu: {
      batchColumns: optionalColumns,
      columns: sheet?.columns,
      chosen,
      isDefault: stored === undefined,
      ownColumns,
      chosenOwn,
      onOwnChange: (indexes: number[]) => {
        columnState.own = indexes
      },
      onChange: (ids: string[] | undefined) => {
        columnState.columns = ids
      },
    },
  }
}

/** Loads the columns of the answer. */
function useSheet(load: () => Promise<AnswerSheet>): AnswerSheet | undefined {
  const [sheet, setSheet] = useState<AnswerSheet>()
  useEffect(() => {
    load().then(setSheet, () => notify.error('Não foi possível carregar as colunas'))
  }, [load])
  return sheet
}
