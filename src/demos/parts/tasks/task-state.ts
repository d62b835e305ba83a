import { dayFromToday, daysBetween } from '../days.ts'
import type { TaskSnapshot } from '../task.ts'

type DueTask = Pick<TaskSnapshot, 'endDate' | 'progress'>

/** In days before the end. */
const soonDays = 2

export type DueState = 'done' | 'late' | 'soon' | 'open'

export function computeDueState({ endDate, progress }: DueTask, today = dayFromToday(0)): DueState {
  if (progress >= 100) return 'done'
  const left = daysBetween(today, endDate)
  if (left < 0) return 'late'
  return left <= soonDays ? 'soon' : 'open'
}

export type TaskStage = 'waiting' | 'doing' | 'done'

export function computeStage({ progress, stage }: Pick<TaskSnapshot, 'progress' | 'stage'>): TaskStage {
  if (progress >= 100) return 'done'
  return stage ?? (progress > 0 ? 'doing' : 'waiting')
}

/** Returns the mean progress of tasks, from 0 to 100; `undefined` without tasks. */
export function computeMeanProgress(tasks: readonly Pick<TaskSnapshot, 'progress'>[]): number | undefined {
  if (tasks.length === 0) return undefined
  return Math.round(tasks.reduce((sum, { progress }) => sum + progress, 0) / tasks.length)
}
