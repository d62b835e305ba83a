import type { TaskSnapshot } from '../../parts/task.ts'
import type { ColumnSnapshot } from './board-state.ts'

export type TaskCardProps = {
  task: TaskSnapshot
  column: ColumnSnapshot
  columns: readonly ColumnSnapshot[]
  onEdit: (task: TaskSnapshot) => void
  onDelete: (task: TaskSnapshot) => void
}
