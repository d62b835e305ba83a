import { proxy, type Snapshot } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { demoStore } from '../../store/demo-store.ts'
import { todoSeed } from './seed.ts'
import { type Todo, todo } from './todo.ts'

/** A task as it is read. */
export type TodoView = Snapshot<Todo>

export type TodoDraft = Pick<Todo, 'title' | 'image' | 'category'>

/** A fixed filter, or the value of a category. */
export type TodoFilter = 'all' | 'fav' | 'done' | 'trash' | `category:${string}`

const { state, change } = demoStore('todo', z.object({ todos: z.array(todo) }), todoSeed)

export const todoState = state

/** The view state of the app; it is not stored. */
export const todoView = proxy<{ filter: TodoFilter; search: string }>({ filter: 'all', search: '' })

/** Puts a new task on top. */
export function addTodo(draft: TodoDraft): void {
  const added = { id: crypto.randomUUID(), isDone: false, isfav: false, isTrash: false, ...draft }
  change(({ todos }) => {
    if (!todos.some(({ id }) => id === added.id)) todos.unshift(structuredClone(added))
  })
}

export const editTodo = (id: string, draft: TodoDraft) =>
  update(id, (found) => Object.assign(found, structuredClone(draft)))

/** Moves a task to the trash. */
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

/** The tasks of a filter: those in the trash are in no other. */
export function todosIn(todos: readonly TodoView[], filter: TodoFilter): TodoView[] {
  if (filter === 'trash') return todos.filter(({ isTrash }) => isTrash)
  const kept = todos.filter(({ isTrash }) => !isTrash)
  if (filter === 'all') return kept
  if (filter === 'fav') return kept.filter(({ isfav }) => isfav)
  if (filter === 'done') return kept.filter(({ isDone }) => isDone)
  return kept.filter((item) => item.category.some(({ value }) => filter === `category:${value}`))
}

/** The tasks of a filter that a search finds by title, assignee or category. */
export function todosShown(todos: readonly TodoView[], filter: TodoFilter, search: string): TodoView[] {
  const isFound = searchTest(search)
  return todosIn(todos, filter).filter(({ title, image, category }) =>
    isFound(searchKey([title, ...[...image, ...category].map(({ label }) => label)].join(' '))),
  )
}

function update(id: string, act: (todo: Todo) => void) {
  change(({ todos }) => {
    const found = todos.find((item) => item.id === id)
    if (found) act(found)
  })
}
