import type { LiveRun } from '../live/live-runs.ts'
import type { useArrangement } from '../results/use-arrangement.ts'
import type { Arranged } from './views-menu.tsx'

/** The ids of the list's own columns, whose labels are the user's data. */
const isOwn = (id: string) => id.startsWith('own ')

/** Returns the table's arrangement as a view has it, and a function that applies one. */
export function useView(
  { columnState }: Pick<LiveRun, 'columnState'>,
  columns: readonly string[],
  arrangement: ReturnType<typeof useArrangement>,
) {
  const { filter, review, setFilter, setReview, sortBy } = arrangement
  const [sorting] = arrangement.sorting
  const current: Arranged = {
    columns,
    filter,
    review,
    ...(sorting && !isOwn(sorting.id) ? { sorting } : {}),
  }
  const apply = (arranged: Arranged | undefined) => {
    columnState.columns = arranged && [...arranged.columns]
    setFilter(arranged?.filter ?? 'all')
    setReview(arranged?.review ?? 'all')
    sortBy(arranged?.sorting?.id, arranged?.sorting?.desc ? 'desc' : 'asc')
  }
  return { current, apply }
}
