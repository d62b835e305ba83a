import { announce } from '@/ui/feedback/announcer.tsx'
import { type DropBoard, describeTaskPosition } from '../../../parts/drag/use-task-drops.ts'
import { computeStage, type TaskSnapshot, type TaskStage } from '../../../parts/task.ts'
import { moveProjectTask } from '../details-store.ts'
import { readDetails } from '../portfolio.ts'
import { portfolio } from '../store.ts'

const stages = [
  { id: 'waiting', name: 'A fazer', palette: 'info' },
  { id: 'doing', name: 'Em andamento', palette: 'warning' },
  { id: 'done', name: 'Concluídas', palette: 'success' },
] as const

export type StageColumn = {
  id: TaskStage
  name: string
  palette: string
  tasks: readonly TaskSnapshot[]
}

/** Returns the stages with their tasks. */
export const groupByStage = (tasks: readonly TaskSnapshot[]): StageColumn[] =>
  stages.map((stage) => ({ ...stage, tasks: tasks.filter((task) => computeStage(task) === stage.id) }))

/** The stages of a project as lists between which its tasks are dragged. */
export function createStageBoard(projectId: string): DropBoard {
  const listColumns = () => groupByStage(readDetails(portfolio, projectId).tasks)
  return {
    listColumns,
    moveTask(taskId, columnId, beforeId) {
      const stage = stages.find(({ id }) => id === columnId)
      if (!stage) return
      moveProjectTask(projectId, taskId, stage.id, beforeId)
      announce(describeTaskPosition(listColumns(), taskId))
    },
  }
}
