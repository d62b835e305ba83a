import type { Snapshot } from 'valtio'
import type { ChecklistItem, Task } from '../task.ts'

export const countDone = (items: readonly Snapshot<ChecklistItem>[] = []) => ({
  done: items.filter(({ isDone }) => isDone).length,
  total: items.length,
})

/** Changes the checklist of a task. A task with a checklist has the progress of its list. */
function changeChecklist(task: Task, change: (items: ChecklistItem[]) => ChecklistItem[]) {
  task.checklist = change(task.checklist ?? [])
  const { done, total } = countDone(task.checklist)
  if (total > 0) task.progress = Math.round((100 * done) / total)
}

const replaceItem = (task: Task, id: string, values: Partial<ChecklistItem>) =>
  changeChecklist(task, (items) => items.map((item) => (item.id === id ? { ...item, ...values } : item)))

export const addChecklistItem = (task: Task, item: ChecklistItem) =>
  changeChecklist(task, (items) => [...items, { ...item }])

export const renameChecklistItem = (task: Task, id: string, text: string) => replaceItem(task, id, { text })

export const checkChecklistItem = (task: Task, id: string, isDone: boolean) =>
  replaceItem(task, id, { isDone, isDoneWithTask: false })

export const removeChecklistItem = (task: Task, id: string) =>
  changeChecklist(task, (items) => items.filter((item) => item.id !== id))

/** Finishes a task with all items of its list. */
export function finishTask(task: Task): void {
  changeChecklist(task, (items) =>
    items.map((item) => (item.isDone ? item : { ...item, isDone: true, isDoneWithTask: true })),
  )
  task.progress = 100
}

/** Opens the items that `finishTask` checked; if there are none, the last item. Without a list the progress is 0. */
export function reopenTask(task: Task): void {
  task.progress = 0
  changeChecklist(task, (items) => {
    const isReopened = items.some(({ isDoneWithTask }) => isDoneWithTask)
      ? (item: ChecklistItem) => item.isDoneWithTask === true
      : (item: ChecklistItem) => item === items.at(-1)
    return items.map((item) => (isReopened(item) ? { ...item, isDone: false, isDoneWithTask: false } : item))
  })
}
