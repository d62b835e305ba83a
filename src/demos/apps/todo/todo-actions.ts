import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { formatNumericDay } from '../../parts/days.ts'
import { offerUndo } from '../../parts/undo-offer.ts'
import { nameDay } from './due.ts'
import type { TodoSnapshot } from './filters.ts'
import {
  deleteTodo,
  moveTodo,
  removeTodo,
  rescheduleTodo,
  restoreTodo,
  todoState,
  toggleDone,
} from './store.ts'

/** Completes or reopens a task. A completion can be taken back, and its next date is told. */
export function toggleAndOfferUndo({ id, title, isDone }: TodoSnapshot) {
  toggleDone(id)
  if (isDone) return announce(`“${title}” aberta de novo`)
  const { nextId } = todoState.todos.find((item) => item.id === id) ?? {}
  const due = nextId && todoState.todos.find((item) => item.id === nextId)?.due
  const text = `“${title}” concluída${due ? `. A próxima é em ${formatNumericDay(due)}` : ''}`
  announce(text)
  offerUndo(text, () => {
    if (todoState.todos.find((item) => item.id === id)?.isDone) toggleDone(id)
  })
}

export function deleteAndOfferUndo({ id, title }: TodoSnapshot) {
  deleteTodo(id)
  void notify.success('Delete Successfully')
  offerUndo(`“${title}” está na lixeira`, () => restoreTodo(id))
}

export function restoreAndNotify({ id }: TodoSnapshot) {
  restoreTodo(id)
  void notify.success('Edit Successfully')
}

export function removeAndOfferUndo({ id, title }: TodoSnapshot) {
  const putBack = removeTodo(id)
  void notify.success('Remove Successfully')
  offerUndo(`“${title}” excluída de vez`, putBack)
}

/** Moves a task before another one of the shown list, and announces its new position there. */
export function moveAndOfferUndo(
  todo: TodoSnapshot,
  shown: readonly TodoSnapshot[],
  beforeId: string | null,
) {
  const undo = moveTodo(todo.id, beforeId ?? findIdAfterLast(shown, todo.id))
  const others = shown.filter(({ id }) => id !== todo.id)
  const index = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId)
  announce(`“${todo.title}” na posição ${index + 1} de ${others.length + 1}`)
  offerUndo(`“${todo.title}” mudou de posição`, undo)
}

/** The end of the shown list may be before tasks that are not shown. */
function findIdAfterLast(shown: readonly TodoSnapshot[], movedId: string): string | null {
  const lastId = shown.filter(({ id }) => id !== movedId).at(-1)?.id
  const index = todoState.todos.findIndex(({ id }) => id === lastId)
  const next = todoState.todos.slice(index + 1).find(({ id }) => id !== movedId)
  return next?.id ?? null
}

/** Gives a task another due day, or none. */
export function rescheduleAndOfferUndo({ id, title }: TodoSnapshot, due: string | undefined, today: string) {
  const undo = rescheduleTodo(id, due)
  const text = due ? `“${title}” fica para ${nameDay(due, today).toLowerCase()}` : `“${title}” ficou sem data`
  announce(text)
  offerUndo(text, undo)
}
