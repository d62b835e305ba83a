import type { Snapshot } from 'valtio/vanilla'
import { createCollator } from '@/lib/format/intl.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { addDays, toIsoDay } from '../../parts/days.ts'
import { formatLongDay, nameDay } from './due.ts'
import type { Todo } from './todo.ts'

export type TodoSnapshot = Snapshot<Todo>

/** A fixed filter, a span of days, or a category. */
export type TodoFilter =
  | 'all'
  | 'open'
  | 'fav'
  | 'done'
  | 'trash'
  | 'today'
  | 'week'
  | 'undated'
  | `category:${string}`

/** Orders of the list, with their labels. */
export const sortLabels = { manual: 'Manual', due: 'Prazo', priority: 'Prioridade', title: 'Título' } as const

export type TodoSort = keyof typeof sortLabels

/** The days of the week view, today included. */
const weekDays = 7

const isDueUntil = ({ due, isDone, doneOn }: TodoSnapshot, first: string, last: string) =>
  due !== undefined && due <= last && (!isDone || due >= first || doneOn === first)

/** Returns the tasks of a filter. Tasks in the trash are in no other filter. */
export function filterTodos(
  todos: readonly TodoSnapshot[],
  filter: TodoFilter,
  today = toIsoDay(new Date()),
): TodoSnapshot[] {
  if (filter === 'trash') return todos.filter(({ isTrash }) => isTrash)
  const untrashed = todos.filter(({ isTrash }) => !isTrash)
  switch (filter) {
    case 'all':
      return untrashed
    case 'open':
      return untrashed.filter(({ isDone }) => !isDone)
    case 'fav':
      return untrashed.filter(({ isfav }) => isfav)
    case 'done':
      return untrashed.filter(({ isDone }) => isDone)
    case 'today':
      return untrashed.filter((todo) => isDueUntil(todo, today, today))
    case 'week':
      return untrashed.filter((todo) => isDueUntil(todo, today, addDays(today, weekDays - 1)))
    case 'undated':
      return untrashed.filter(({ due, isDone }) => !due && !isDone)
    default:
      return untrashed.filter((item) => item.category.some(({ value }) => filter === `category:${value}`))
  }
}

/** Returns the tasks of a filter that match by title, notes, subtask, assignee or category. */
export function searchTodos(
  todos: readonly TodoSnapshot[],
  filter: TodoFilter,
  search: string,
): TodoSnapshot[] {
  const isFound = searchTest(search)
  return filterTodos(todos, filter).filter(({ title, notes = '', steps = [], image, category }) =>
    isFound(
      searchKey(
        [
          title,
          notes,
          ...steps.map((step) => step.title),
          ...[...image, ...category].map(({ label }) => label),
        ].join(' '),
      ),
    ),
  )
}

/** Returns the tasks of an assignee; all for an empty value. */
export const filterByPerson = (todos: readonly TodoSnapshot[], person: string): readonly TodoSnapshot[] =>
  person ? todos.filter(({ image }) => image.some(({ value }) => value === person)) : todos

const priorities = ['alta', 'media', 'baixa']

/** 0 for the highest category. */
function rankPriority({ category }: TodoSnapshot): number {
  const values = category.map(({ value }) => value)
  const rank = priorities.findIndex((name) => values.includes(name))
  return rank < 0 ? priorities.length : rank
}

const latest = '9999'

const collator = createCollator({ numeric: true })

const comparers: Record<Exclude<TodoSort, 'manual'>, (one: TodoSnapshot, other: TodoSnapshot) => number> = {
  due: (one, other) => readMoment(one).localeCompare(readMoment(other)),
  priority: (one, other) => rankPriority(one) - rankPriority(other),
  title: (one, other) => collator.compare(one.title, other.title),
}

/** Tasks without a time come last on their day. */
const readMoment = ({ due = latest, time = latest }: TodoSnapshot) => `${due}T${time}`

export const sortTodos = (todos: readonly TodoSnapshot[], sort: TodoSort) =>
  sort === 'manual' ? [...todos] : [...todos].sort(comparers[sort])

export type DayGroup = {
  key: string
  label: string
  detail?: string
  /** The day that a task gets when it is dropped here; late tasks have none in common. */
  day?: string
  todos: TodoSnapshot[]
}

/** Returns the tasks of today or of the week by day: late ones first, and then each day, even if it is empty. */
export function groupByDay(
  todos: readonly TodoSnapshot[],
  filter: 'today' | 'week',
  today: string,
): DayGroup[] {
  const late = todos.filter(({ due = '' }) => due < today)
  const days = Array.from({ length: filter === 'today' ? 1 : weekDays }, (_, index) => addDays(today, index))
  return [
    ...(late.length > 0 ? [{ key: 'late', label: 'Atrasadas', todos: late }] : []),
    ...days.map((day) => ({
      key: day,
      label: nameDay(day, today),
      detail: formatLongDay(day),
      day,
      todos: todos.filter(({ due }) => due === day),
    })),
  ]
}
