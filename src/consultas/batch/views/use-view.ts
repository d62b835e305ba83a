import type { LiveRun } from '../live/live-runs.ts'
import { isOwnColumn } from '../results/own-columns.ts'
import type { useArrangement } from '../results/use-arrangement.ts'
import type { Arranged } from './views-menu.tsx'

/** Returns the table's arrangement as a view has it, and a function that applies one. */
export function useView(
  { columnState }: Pick<LiveRun, 'columnState'>,
  columns: readonly string[],
  arrangement: ReturnType<typeof useArrangement>,
) {
  const { filter, review, gravity, setFilter, setReview, setGravity, sortBy } = arrangement
  const [sorting] = arrangement.sorting
  const current: Arranged = {
    columns,
    filter,
    review,
    ...(gravity === 'all' ? {} : { gravity }),
    ...(sorting && !isOwnColumn(sorting.id) ? { sorting } : {}),
  }
  const apply = (arranged: Arranged | undefined) => {
    columnState.columns = arranged && [...arranged.columns]
    columnState.hiddenMarks = []
    setFilter(arranged?.filter ?? 'all')
    setReview(arranged?.review ?? 'all')
    setGravity(arranged?.gravity ?? 'all')
    sortBy(arranged?.sorting?.id, arranged?.sorting?.desc ? 'desc' : 'asc')
  }
  return { current, apply }
}
