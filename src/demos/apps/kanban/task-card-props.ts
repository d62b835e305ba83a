import type { ShownTask } from '../../parts/task.ts'
import type { ShownColumn } from './board-state.ts'

/** What the card of a task and its menu are given. */
export type TaskCardProps = {
  task: ShownTask
  column: ShownColumn
  columns: readonly ShownColumn[]
  onEdit: (task: ShownTask) => void
  onDelete: (task: ShownTask) => void
}
