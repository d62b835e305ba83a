import { proxy, type Snapshot } from 'valtio'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { TaskSnapshot } from '../../parts/task.ts'
import { listTaskLabels } from '../../parts/tasks/labels.ts'
import { computeDueState } from '../../parts/tasks/task-state.ts'
import type { ColumnSnapshot } from './board-state.ts'

export type BoardFilter = { query: string; people: string[]; labels: string[]; isLateOnly: boolean }

const createFilter = (): BoardFilter => ({ query: '', people: [], labels: [], isLateOnly: false })

/** In memory, so that it survives a visit to another page. */
export const boardFilter = proxy(createFilter())

export const clearBoardFilter = () => Object.assign(boardFilter, createFilter())

export const isFiltering = ({ query, people, labels, isLateOnly }: Snapshot<BoardFilter>) =>
  query.trim() !== '' || people.length > 0 || labels.length > 0 || isLateOnly

const listWords = ({ name, des, category, assignee, checklist = [], ...task }: TaskSnapshot) => [
  name,
  des,
  category.label,
  ...assignee.map(({ label }) => label),
  ...listTaskLabels(task).map(({ label }) => label),
  ...checklist.map(({ text }) => text),
]

/** Returns a predicate for tasks: one of the chosen people, one of the labels, and all words of the query. */
function createTaskTest({ query, people, labels, isLateOnly }: Snapshot<BoardFilter>) {
  const matches = searchTest(query)
  return (task: TaskSnapshot) =>
    (people.length === 0 || task.assignee.some(({ value }) => people.includes(value))) &&
    (labels.length === 0 || task.labels?.some((label) => labels.includes(label)) === true) &&
    (!isLateOnly || computeDueState(task) === 'late') &&
    matches(searchKey(listWords(task).join(' ')))
}

/** Returns the columns with the tasks that pass the filter. */
export function filterColumns(columns: readonly ColumnSnapshot[], filter: Snapshot<BoardFilter>) {
  if (!isFiltering(filter)) return columns
  const test = createTaskTest(filter)
  return columns.map((column) => ({ ...column, tasks: column.tasks.filter(test) }))
}
