import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'

const optionSchema = z.object({ value: z.string(), label: z.string() })

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
})

export type Task = z.infer<typeof taskSchema>

export type TaskSnapshot = Snapshot<Task>

export type TaskDraft = Omit<TaskSnapshot, 'id'>

export type TaskOption = Snapshot<z.infer<typeof optionSchema>>

/** Copies the draft, so that the task shares no object with it. */
export const createTask = (id: string, draft: TaskDraft): Task => ({
  ...draft,
  id,
  assignee: draft.assignee.map((person) => ({ ...person })),
  category: { ...draft.category },
})
