import { announce } from '@/ui/feedback/announcer.tsx'
import { board, moveColumn, moveTask } from '../store.ts'
import { columnPlace, taskPlace } from './drop-place.ts'

/** Moves a task and announces its new position. */
export function moveTaskAnnounced(id: string, columnId: string, beforeId: string | null): void {
  moveTask(id, columnId, beforeId)
  announce(taskPlace(board.columns, id))
}

/** Moves a column and announces its new position. */
export function moveColumnAnnounced(id: string, beforeId: string | null): void {
  moveColumn(id, beforeId)
  announce(columnPlace(board.columns, id))
}
