import { proxy, type Snapshot } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { seedTodos } from './seed.ts'
import { type Todo, todoSchema } from './todo.ts'

export type TodoSnapshot = Snapshot<Todo>

export type TodoDraft = Pick<Todo, 'title' | 'image' | 'category'>

/** A fixed filter, or a category. */
export type TodoFilter = 'all' | 'fav' | 'done' | 'trash' | `category:${string}`

const { state, change } = createDemoStore('todo', z.object({ todos: z.array(todoSchema) }), seedTodos)

export const todoState = state

/** View state; not stored. */
export const todoView = proxy<{ filter: TodoFilter; search: string }>({ filter: 'all', search: '' })

export function addTodo(draft: TodoDraft): void {
  const newTodo = { id: crypto.randomUUID(), isDone: false, isfav: false, isTrash: false, ...draft }
  change(({ todos }) => {
    if (!todos.some(({ id }) => id === newTodo.id)) todos.unshift(structuredClone(newTodo))
  })
}

export const editTodo = (id: string, draft: TodoDraft) =>
  update(id, (found) => Object.assign(found, structuredClone(draft)))

export const deleteTodo = (id: string) => update(id, (found) => Object.assign(found, { isTrash: true }))

export const restoreTodo = (id: string) => update(id, (found) => Object.assign(found, { isTrash: false }))

/** Deletes a task for good. */
export function removeTodo(id: string): void {
  change((all) => {
    all.todos = all.todos.filter((item) => item.id !== id)
  })
}

export function toggleDone(id: string): void {
  const isDone = !state.todos.find((item) => item.id === id)?.isDone
  update(id, (found) => Object.assign(found, { isDone }))
}

export function toggleFavourite(id: string): void {
  const isfav = !state.todos.find((item) => item.id === id)?.isfav
  update(id, (found) => Object.assign(found, { isfav }))
}

export function setTodoFilter(filter: TodoFilter): void {
  todoView.filter = filter
}

export function setTodoSearch(search: string): void {
  todoView.search = search
}

/** Returns the tasks of a filter. Tasks in the trash are in no other filter. */
export function filterTodos(todos: readonly TodoSnapshot[], filter: TodoFilter): TodoSnapshot[] {
  if (filter === 'trash') return todos.filter(({ isTrash }) => isTrash)
  const untrashed = todos.filter(({ isTrash }) => !isTrash)
  if (filter === 'all') return untrashed
  if (filter === 'fav') return untrashed.filter(({ isfav }) => isfav)
  if (filter === 'done') return untrashed.filter(({ isDone }) => isDone)
  return untrashed.filter((item) => item.category.some(({ value }) => filter === `category:${value}`))
}

/** Returns the tasks of a filter that match by title, assignee or category. */
export function searchTodos(
  todos: readonly TodoSnapshot[],
  filter: TodoFilter,
  search: string,
): TodoSnapshot[] {
  const isFound = searchTest(search)
  return filterTodos(todos, filter).filter(({ title, image, category }) =>
    isFound(searchKey([title, ...[...image, ...category].map(({ label }) => label)].join(' '))),
  )
}

function update(id: string, act: (todo: Todo) => void) {
  change(({ todos }) => {
    const found = todos.find((item) => item.id === id)
    if (found) act(found)
  })
}
