import { announce } from '@/ui/feedback/announcer.tsx'
import { type DropBoard, describeTaskPosition } from '../../parts/drag/use-task-drops.ts'
import type { ColumnSnapshot } from './board-state.ts'
import { board, moveColumn, moveTask } from './store.ts'

export function moveTaskAndAnnounce(id: string, columnId: string, beforeId: string | null): void {
  moveTask(id, columnId, beforeId)
  announce(describeTaskPosition(board.columns, id))
}

function describeColumnPosition(columns: readonly ColumnSnapshot[], columnId: string): string {
  const index = columns.findIndex(({ id }) => id === columnId)
  return `Coluna “${columns[index]?.name}” na posição ${index + 1} de ${columns.length}`
}

export function moveColumnAndAnnounce(id: string, beforeId: string | null): void {
  moveColumn(id, beforeId)
  announce(describeColumnPosition(board.columns, id))
}

export const dropBoard: DropBoard = {
  listColumns: () => board.columns,
  moveTask: moveTaskAndAnnounce,
  moveColumn: moveColumnAndAnnounce,
}
