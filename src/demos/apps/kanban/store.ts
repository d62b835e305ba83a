import { createTask, type TaskDraft } from '../../parts/task.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { type Board, boardSchema, type ColumnColor } from './board-state.ts'
import { seedBoard } from './seed.ts'

const { state, change } = createDemoStore('kanban', boardSchema, seedBoard)

/** Read it through `useSnapshot`. */
export const board: Board = state

const findColumn = ({ columns }: Board, id: string) => columns.find((column) => column.id === id)

const findColumnOfTask = ({ columns }: Board, taskId: string) =>
  columns.find(({ tasks }) => tasks.some(({ id }) => id === taskId))

/** Inserts an item before the one with that id, or at the end. */
function insertBefore<Item extends { id: string }>(items: Item[], item: Item, beforeId: string | null) {
  const index = items.findIndex(({ id }) => id === beforeId)
  items.splice(index < 0 ? items.length : index, 0, item)
}

function removeById<Item extends { id: string }>(items: Item[], id: string): Item | undefined {
  const index = items.findIndex((item) => item.id === id)
  return index < 0 ? undefined : items.splice(index, 1)[0]
}

export function addColumn(name: string, color: ColumnColor): void {
  const id = crypto.randomUUID()
  change(({ columns }) => columns.push({ id, name, color, tasks: [] }))
}

/** Deletes a column with its tasks. */
export function deleteColumn(id: string): void {
  change(({ columns }) => removeById(columns, id))
}

/** Moves a column before another, or to the end. */
export function moveColumn(id: string, beforeId: string | null): void {
  if (id === beforeId) return
  change(({ columns }) => {
    const column = removeById(columns, id)
    if (column) insertBefore(columns, column, beforeId)
  })
}

export function addTask(columnId: string, draft: TaskDraft): void {
  const id = crypto.randomUUID()
  change((state) => findColumn(state, columnId)?.tasks.push(createTask(id, draft)))
}

export function updateTask(id: string, draft: TaskDraft): void {
  change((state) => {
    const task = findColumnOfTask(state, id)?.tasks.find((task) => task.id === id)
    if (task) Object.assign(task, createTask(id, draft))
  })
}

export function deleteTask(id: string): void {
  change((state) => removeById(findColumnOfTask(state, id)?.tasks ?? [], id))
}

/** Moves a task into a column, before one of its tasks or to its end. */
export function moveTask(id: string, columnId: string, beforeId: string | null): void {
  if (id === beforeId) return
  change((state) => {
    const [from, to] = [findColumnOfTask(state, id), findColumn(state, columnId)]
    const task = from && to && removeById(from.tasks, id)
    if (task) insertBefore(to.tasks, task, beforeId)
  })
}
