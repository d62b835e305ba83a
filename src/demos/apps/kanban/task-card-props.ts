import type { TaskSnapshot } from '../../parts/task.ts'
import type { ColumnSnapshot } from './board-state.ts'

/** What the card of a task and its menu are given. */
export type TaskCardProps = {
  task: TaskSnapshot
  column: ColumnSnapshot
  columns: readonly ColumnSnapshot[]
  onEdit: (task: TaskSnapshot) => void
  onDelete: (task: TaskSnapshot) => void
}
