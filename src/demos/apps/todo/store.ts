import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { colleagues } from '../../parts/cast.ts'
import { dayFromToday, toIsoDay } from '../../parts/days.ts'
import { createCollection } from '../../store/collection.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { categories, copyOptions } from './categories.ts'
import { findNextDue, readMonthDay } from './due.ts'
import type { TodoFilter, TodoSort } from './filters.ts'
import data from './seed.yaml'
import { type Todo, todoSchema } from './todo.ts'

type SampleTodo = Partial<Omit<Todo, 'steps'>> & {
  title: string
  people: string[]
  categories: string[]
  /** The due day, in days from today. */
  dueIn?: number
  /** Subtasks; a leading "x " marks a completed one. */
  steps?: string[]
}

function createTodo({ people, categories: values, dueIn, steps, ...todo }: SampleTodo, index: number): Todo {
  const id = `tarefa-${index + 1}`
  return {
    id,
    isDone: false,
    isfav: false,
    isTrash: false,
    image: copyOptions(colleagues, people),
    category: copyOptions(categories, values),
    ...todo,
    ...(dueIn === undefined ? {} : { due: dayFromToday(dueIn) }),
    ...(todo.isDone && dueIn === 0 ? { doneOn: dayFromToday(0) } : {}),
    ...(steps && {
      steps: steps.map((text, step) => ({
        id: `${id}-${step + 1}`,
        title: text.replace(/^x /, ''),
        isDone: text.startsWith('x '),
      })),
    }),
  }
}

/** A week's tasks of an invented office. */
export const seedTodos = (): { todos: Todo[] } => ({ todos: (data as SampleTodo[]).map(createTodo) })

export { filterTodos, searchTodos, type TodoFilter, type TodoSnapshot } from './filters.ts'

type StoreField = 'id' | 'isDone' | 'isfav' | 'isTrash' | 'monthDay' | 'doneOn' | 'nextId'

/** The fields that the user fills in. */
export type TodoDraft = Omit<Todo, StoreField>

const schema = z.object({
  todos: z.array(todoSchema),
  sort: z.optional(z.enum(['manual', 'due', 'priority', 'title'])),
})

const store = createDemoStore('todo', schema, (): z.infer<typeof schema> => seedTodos())

const { state, change } = store

const items = createCollection(store, ({ todos }) => todos)

export const todoState = state

type TodoView = { filter: TodoFilter; search: string; person: string }

/** View state; not stored. */
export const todoView = proxy<TodoView>({ filter: 'all', search: '', person: '' })

export const setTodoView = (changes: Partial<TodoView>) => Object.assign(todoView, changes)

export const setTodoFilter = (filter: TodoFilter) => setTodoView({ filter })

export const setTodoSearch = (search: string) => setTodoView({ search })

export const setTodoSort = (sort: TodoSort) =>
  change((all) => {
    all.sort = sort
  })

export const addTodo = (draft: TodoDraft) =>
  items.add({ id: crypto.randomUUID(), isDone: false, isfav: false, isTrash: false, ...draft })

export const editTodo = (id: string, draft: Partial<TodoDraft>) =>
  items.edit(id, (todo) => {
    if ('due' in draft && draft.due !== todo.due) delete todo.monthDay
    Object.assign(todo, structuredClone(draft))
  })

export const deleteTodo = (id: string) => items.edit(id, { isTrash: true })

export const restoreTodo = (id: string) => items.edit(id, { isTrash: false })

/** Deletes a task for good, or moves it before another one. Both return their undo. */
export const { remove: removeTodo, move: moveTodo } = items

/**
 * Completes a task, or opens it again. Completing a repeated task adds the next one, and opening it again removes
 * that one unless it is done or in the trash.
 */
export function toggleDone(id: string, today = toIsoDay(new Date())): void {
  const todo = items.find(id)
  if (!todo) return
  if (todo.isDone) reopen(id)
  else complete(id, today)
}

function complete(id: string, today: string) {
  const nextId = crypto.randomUUID()
  change(({ todos }) => {
    const index = todos.findIndex((item) => item.id === id)
    const todo = todos[index]
    if (!todo || todo.isDone) return
    const next = buildNext(todo, nextId, today)
    Object.assign(todo, { isDone: true, doneOn: today, ...(next ? { nextId } : {}) })
    if (next) todos.splice(index, 0, next)
  })
}

function reopen(id: string) {
  change((all) => {
    const todo = all.todos.find((item) => item.id === id)
    if (!todo) return
    const { nextId } = todo
    todo.isDone = false
    delete todo.doneOn
    delete todo.nextId
    if (nextId) all.todos = all.todos.filter((item) => item.id !== nextId || item.isDone || item.isTrash)
  })
}

/** Returns the task that follows a completed one: open, and with open subtasks. */
function buildNext(todo: Todo, id: string, today: string): Todo | undefined {
  const { due, repeat, steps, monthDay, doneOn: _done, nextId: _next, ...rest } = todo
  if (!due || !repeat) return undefined
  const anchor = monthDay ?? readMonthDay(due)
  const next = {
    ...rest,
    id,
    repeat,
    due: findNextDue(due, repeat, today, anchor),
    ...(repeat === 'monthly' ? { monthDay: anchor } : {}),
    ...(steps ? { steps: steps.map((step) => ({ ...step, isDone: false })) } : {}),
  }
  return JSON.parse(JSON.stringify(next)) as Todo
}

export function toggleStep(id: string, stepId: string): void {
  const isDone = !items.find(id)?.steps?.find((step) => step.id === stepId)?.isDone
  items.edit(id, ({ steps = [] }) => {
    for (const step of steps) if (step.id === stepId) step.isDone = isDone
  })
}

export const toggleFavourite = (id: string) => items.edit(id, { isfav: !items.find(id)?.isfav })

/** Sets or removes the due day. Returns a function that restores it. */
export function rescheduleTodo(id: string, due: string | undefined): () => void {
  const { due: formerDue, time, repeat } = items.find(id) ?? {}
  editTodo(id, due ? { due } : { due, time: undefined, repeat: undefined })
  return () => editTodo(id, { due: formerDue, time, repeat })
}
