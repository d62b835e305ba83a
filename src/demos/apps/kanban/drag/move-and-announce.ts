import { announce } from '@/ui/feedback/announcer.tsx'
import { board, moveColumn, moveTask } from '../store.ts'
import { describeColumnPosition, describeTaskPosition } from './drop-position.ts'

export function moveTaskAndAnnounce(id: string, columnId: string, beforeId: string | null): void {
  moveTask(id, columnId, beforeId)
  announce(describeTaskPosition(board.columns, id))
}

export function moveColumnAndAnnounce(id: string, beforeId: string | null): void {
  moveColumn(id, beforeId)
  announce(describeColumnPosition(board.columns, id))
}
