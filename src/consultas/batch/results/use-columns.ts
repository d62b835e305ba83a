import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { notify } from '@/ui/feedback/notify.ts'
import type { AnswerSheet } from '../batch-target.ts'
import type { LiveRun } from '../live/live-runs.ts'
import { createOwnColumns } from './own-columns.ts'
import { createAnswerColumn, createBatchColumns, type RowColumn } from './row-columns.ts'

/**
 * Returns the columns of a run's table: those of the user's list, those of every batch, and the chosen columns
 * of the answer. The run stores the choice.
 */
export function useColumns({ target, columnState, given: { ownColumns } }: LiveRun) {
  const { columns: chosen, own: chosenOwn } = useSnapshot(columnState)
  const [isWanted, setWanted] = useState(chosen.length > 0)
  const [sheet, setSheet] = useState<AnswerSheet>()
  useEffect(() => {
    if (!isWanted) return
    target.loadSheet().then(setSheet, () => {
      setWanted(false)
      notify.error('Não foi possível carregar as colunas')
    })
  }, [isWanted, target])
  const columns = useMemo((): RowColumn[] => {
    const { line, subject, state, result, time } = createBatchColumns(target)
    const answerColumns = (sheet?.columns ?? [])
      .filter(({ id }) => chosen.includes(id))
      .map(createAnswerColumn)
    const own = createOwnColumns(ownColumns).filter((_, index) => chosenOwn.includes(index))
    return [line, ...own, subject, state, result, ...answerColumns, time]
  }, [target, sheet, chosen, ownColumns, chosenOwn])
  return {
    columns,
    menu: {
      columns: sheet?.columns,
      chosen,
      ownColumns,
      chosenOwn,
      onOwnChange: (indexes: number[]) => {
        columnState.own = indexes
      },
      onOpen: () => setWanted(true),
      onChange: (ids: string[]) => {
        columnState.columns = ids
      },
    },
  }
}
