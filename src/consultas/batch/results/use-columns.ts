import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { arrangeColumns } from '@/ui/data-table/arrange-columns.ts'
import { notify } from '@/ui/feedback/notify.ts'
import type { AnswerSheet } from '../batch-target.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'
import { createOwnColumns, isOwnColumn, ownColumnId } from './own-columns.tsx'
import {
  answerColumnId,
  createAnswerColumn,
  createBatchColumns,
  createGravestColumn,
  type RowColumn,
} from './row-columns.ts'

/** The columns of marks, and which rows have the mark. */
const markColumns: readonly (readonly [id: string, isMarked: (row: BatchRow) => unknown])[] = [
  ['review', ({ isReviewed }) => isReviewed],
  ['note', ({ note }) => note !== undefined],
  ['cached', ({ isCached }) => isCached],
]

// As text, so that equal rows do not make other columns.
const joinIds = (ids: readonly string[]) => ids.join('\n')

/**
 * Returns the columns of a run's table: those of the user's list, those of every batch, and those of the answer: at first
 * the summary and the findings. The run stores the user's choice. A column of marks is shown as soon as a row has one,
 * whatever the choice or the view, until the user hides that column: a mark out of sight is a lost mark.
 */
export function useColumns(
  { target, columnState, given: { ownColumns } }: LiveRun,
  rows: readonly BatchRow[],
) {
  const { columns: stored, own: chosenOwn, hiddenMarks, pinned } = useSnapshot(columnState)
  const { sheet, reload } = useSheet(target.loadSheet)
  const used = joinIds(markColumns.flatMap(([id, isMarked]) => (rows.some(isMarked) ? [id] : [])))
  const usedMarks = useMemo(() => used.split('\n').filter((id) => id !== ''), [used])
  /** What a view keeps: without the columns that only marks bring in. */
  const kept = useMemo(
    (): readonly string[] =>
      stored ?? ['result', ...(sheet?.columns ?? []).flatMap(({ id, isDefault }) => (isDefault ? [id] : []))],
    [stored, sheet],
  )
  const chosen = useMemo(
    () => [...kept, ...usedMarks.filter((id) => !kept.includes(id) && !hiddenMarks.includes(id))],
    [kept, usedMarks, hiddenMarks],
  )
  const answerColumns = useMemo(
    () => (sheet?.columns ?? []).filter(({ id }) => chosen.includes(id)).map(createAnswerColumn),
    [sheet, chosen],
  )
  const readGravest = sheet?.readGravest
  const standsOut = ({ badges }: RowColumn) => badges && rows.some((row) => badges(row).length > 0)
  const outstanding = joinIds(answerColumns.filter(standsOut).map(({ id }) => id))
  const { line, subject, state, ...optional } = useMemo(() => createBatchColumns(target), [target])
  const columns = useMemo((): RowColumn[] => {
    const urgent = outstanding.split('\n')
    const own = createOwnColumns(ownColumns).filter((_, index) => chosenOwn.includes(index))
    // The list's own columns name the subject already. After them what stands out is more urgent than its name.
    const isUrgent = ({ id }: RowColumn) => own.length > 0 && urgent.includes(id)
    const { result, ...marks } = optional
    const isChosen = ({ id }: RowColumn) => chosen.includes(id)
    const others: RowColumn[] = [
      ...own,
      subject,
      ...(readGravest ? [createGravestColumn(readGravest)] : []),
      state,
      ...answerColumns.filter(isUrgent),
      ...[result].filter(isChosen),
      ...answerColumns.filter((column) => !isUrgent(column)),
      ...Object.values(marks).filter(isChosen),
    ]
    return [line, ...arrangeColumns(others, { hidden: [], pinned })]
  }, [target, readGravest, answerColumns, outstanding, chosen, ownColumns, chosenOwn, pinned])
  const onOwnChange = (indexes: number[]) => {
    columnState.own = indexes
  }
  const onChange = (ids: string[] | undefined) => {
    columnState.hiddenMarks = ids ? usedMarks.filter((id) => !ids.includes(id)) : []
    const next = ids?.filter((id) => kept.includes(id) || !usedMarks.includes(id))
    // To hide or show only a column of marks is no choice of columns.
    if (!next || next.length !== kept.length || next.some((id) => !kept.includes(id)))
      columnState.columns = next
  }
  /** Returns a function that hides a column of the table; `undefined` if each batch shows it. */
  const readHide = ({ id }: RowColumn): (() => void) | undefined => {
    if (isOwnColumn(id)) return () => onOwnChange(chosenOwn.filter((index) => ownColumnId(index) !== id))
    const isHidden = (other: string) => other === id || answerColumnId(other) === id
    return chosen.some(isHidden) ? () => onChange(chosen.filter((other) => !isHidden(other))) : undefined
  }
  return {
    columns,
    sheet,
    kept,
    pinned,
    onPin: (ids: readonly string[]) => {
      columnState.pinned = [...ids]
    },
    readHide,
    menu: {
      batchColumns: Object.values(optional),
      columns: sheet?.columns,
      onReload: reload,
      chosen,
      isDefault: stored === undefined && hiddenMarks.length === 0,
      ownColumns,
      chosenOwn,
      onOwnChange,
      onChange,
    },
  }
}

/** Loads the columns of the answer. After a failure `reload` tries again. */
function useSheet(load: () => Promise<AnswerSheet>) {
  const [sheet, setSheet] = useState<AnswerSheet>()
  const reload = () => {
    load().then(setSheet, () => notify.error('Não foi possível carregar as colunas'))
  }
  useEffect(reload, [load])
  return { sheet, reload }
}
