import { MovableTaskCard } from '../../parts/drag/movable-task-card.tsx'
import { moveTaskAndAnnounce } from './move-and-announce.ts'
import type { TaskCardProps } from './task-card-props.ts'
import { TaskMenu } from './task-menu.tsx'

/** A task of the board. */
export const TaskCard = (props: TaskCardProps) => (
  <MovableTaskCard
    task={props.task}
    column={props.column}
    columns={props.columns}
    moveTask={moveTaskAndAnnounce}
    onOpen={() => props.onOpen(props.task)}
    menu={<TaskMenu {...props} />}
  />
)
