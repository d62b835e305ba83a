import { createTask, type Task, type TaskDraft, type TaskSnapshot } from '../../parts/task.ts'
import { copyWithNext, createCollection, insertBefore, takeById } from '../../store/collection.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { type Board, boardSchema, type ColumnColor, type ColumnDraft, seedBoard } from './board-state.ts'

const store = createDemoStore('kanban', boardSchema, seedBoard)

const { state, change } = store

const columnItems = createCollection(store, ({ columns }) => columns)

/** Read it through `useSnapshot`. */
export const board: Board = state

const findColumn = ({ columns }: Board, id: string) => columns.find((column) => column.id === id)

const findColumnOfTask = ({ columns }: Board, taskId: string) =>
  columns.find(({ tasks }) => tasks.some(({ id }) => id === taskId))

const findTask = (state: Board, id: string) =>
  findColumnOfTask(state, id)?.tasks.find((task) => task.id === id)

export const addColumn = (name: string, color: ColumnColor, limit?: number) =>
  columnItems.add({ id: crypto.randomUUID(), name, color, tasks: [], ...(limit ? { limit } : {}) }, 'end')

export const updateColumn = (id: string, { name, color, limit }: ColumnDraft) =>
  columnItems.edit(id, (column) => {
    Object.assign(column, { name, color })
    if (limit) column.limit = limit
    else delete column.limit
  })

export const renameColumn = (id: string, name: string) => columnItems.edit(id, { name })

/** Deletes a column with its tasks, or moves it before another. Both return their undo. */
export const { remove: deleteColumn, move: moveColumn } = columnItems

/** Adds a task at the end of a column and returns its id. */
export function addTask(columnId: string, draft: TaskDraft): string {
  const id = crypto.randomUUID()
  change((state) => findColumn(state, columnId)?.tasks.push(createTask(id, draft)))
  return id
}

export function updateTask(id: string, draft: TaskDraft): void {
  change((state) => {
    const tasks = findColumnOfTask(state, id)?.tasks ?? []
    const index = tasks.findIndex((task) => task.id === id)
    if (index >= 0) tasks[index] = createTask(id, draft)
  })
}

/** Changes a part of a task. */
export function changeTask(id: string, act: (task: Task) => void): void {
  change((state) => {
    const task = findTask(state, id)
    if (task) act(task)
  })
}

/** Inserts a copy after a task. Its files and comments stay with the original. */
export function duplicateTask({ id, comments: _, files: __, ...task }: TaskSnapshot): string {
  const copyId = crypto.randomUUID()
  change((state) => {
    const tasks = findColumnOfTask(state, id)?.tasks ?? []
    const index = tasks.findIndex((task) => task.id === id)
    if (index >= 0) tasks.splice(index + 1, 0, createTask(copyId, { ...task, name: `${task.name} (cópia)` }))
  })
  return copyId
}

/** Deletes a task. Returns a function that restores it. */
export function deleteTask(id: string): () => void {
  const column = findColumnOfTask(state, id)
  const removed = column && copyWithNext(column.tasks, id)
  change((state) => takeById(findColumnOfTask(state, id)?.tasks ?? [], id))
  return () =>
    change((state) => {
      if (!removed) return
      const tasks = (findColumn(state, column.id) ?? state.columns[0])?.tasks
      if (tasks) insertBefore(tasks, structuredClone(removed.item), removed.beforeId)
    })
}

/** Moves a task into a column, before one of its tasks or to its end. */
export function moveTask(id: string, columnId: string, beforeId: string | null): void {
  if (id === beforeId) return
  change((state) => {
    const [from, to] = [findColumnOfTask(state, id), findColumn(state, columnId)]
    const task = from && to && takeById(from.tasks, id)
    if (task) insertBefore(to.tasks, task, beforeId)
  })
}

export function archiveTask(id: string): void {
  change((state) => {
    const column = findColumnOfTask(state, id)
    const task = column && takeById(column.tasks, id)
    if (task) state.archived = [{ columnId: column.id, task }, ...(state.archived ?? [])]
  })
}

/** Returns an archived task to the end of its column, or of the first one if that no longer exists. */
export function restoreArchived(id: string): void {
  change((state) => {
    const found = state.archived?.find(({ task }) => task.id === id)
    const column = found && (findColumn(state, found.columnId) ?? state.columns[0])
    if (!column) return
    column.tasks.push(found.task)
    state.archived = state.archived?.filter(({ task }) => task.id !== id)
  })
}

export function deleteArchived(id: string): void {
  change((state) => {
    state.archived = state.archived?.filter(({ task }) => task.id !== id)
  })
}
