import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { dayFromToday, daysBetween } from './days.ts'
import { taskFileSchema } from './stored-file.ts'

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

export const commentSchema = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  /** Date and time as ISO text. */
  at: z.string(),
  /** Written in this browser; only these can be deleted. */
  isOwn: z.boolean(),
})

export type TaskComment = z.infer<typeof commentSchema>

export type TaskCommentSnapshot = Snapshot<TaskComment>

export const createComment = (author: string, text: string): TaskComment => ({
  id: crypto.randomUUID(),
  author,
  text,
  at: new Date().toISOString(),
  isOwn: true,
})

/** In characters. */
export const maxCommentLength = 1000

const optionSchema = z.object({ value: z.string(), label: z.string() })

const checklistItemSchema = z.object({
  id: z.string(),
  text: z.string(),
  isDone: z.boolean(),
  /** True if the end of the task checked the item, so that reopening the task opens the item again. */
  isDoneWithTask: z.optional(z.boolean()),
})

/** A project, or a task of the board. */
export const taskSchema = z.object({
  id: z.string(),
  name: z.string(),
  des: z.string(),
  /** Days as `YYYY-MM-DD`. */
  startDate: z.string(),
  endDate: z.string(),
  /** From 0 to 100. */
  progress: z.number(),
  assignee: z.array(optionSchema),
  category: optionSchema,
  // States stored by earlier versions have no value below.
  labels: z.optional(z.array(z.string())),
  /** A palette of the theme. */
  cover: z.optional(z.string()),
  /** The stage of an unfinished task that the user moved; without it the progress decides. */
  stage: z.optional(z.enum(['waiting', 'doing'])),
  checklist: z.optional(z.array(checklistItemSchema)),
  comments: z.optional(z.array(commentSchema)),
  files: z.optional(z.array(taskFileSchema)),
})

export type Task = z.infer<typeof taskSchema>

export type TaskSnapshot = Snapshot<Task>

export type TaskDraft = Omit<TaskSnapshot, 'id'>

export type TaskOption = Snapshot<z.infer<typeof optionSchema>>

export type ChecklistItem = z.infer<typeof checklistItemSchema>

/**
 * Copies the draft, so that the task shares no object with it. Through JSON, because `structuredClone` refuses the
 * proxies that `useSnapshot` returns.
 */
export const createTask = (id: string, draft: TaskDraft): Task => ({
  ...(JSON.parse(JSON.stringify(draft)) as Omit<Task, 'id'>),
  id,
})
