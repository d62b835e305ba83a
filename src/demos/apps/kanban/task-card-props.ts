import type { TaskSnapshot } from '../../parts/task.ts'
import type { ColumnSnapshot } from './board-state.ts'

export type TaskActions = {
  onOpen: (task: TaskSnapshot) => void
  onEdit: (task: TaskSnapshot) => void
  onDuplicate: (task: TaskSnapshot) => void
  onArchive: (task: TaskSnapshot) => void
  onDelete: (task: TaskSnapshot) => void
}

export type TaskCardProps = TaskActions & {
  task: TaskSnapshot
  column: ColumnSnapshot
  columns: readonly ColumnSnapshot[]
}
