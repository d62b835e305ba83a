import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { createSampleTask, type SampleTask } from '../../parts/sample-task.ts'
import { type TaskSnapshot, taskSchema } from '../../parts/task.ts'
import { type PaletteName, paletteNames } from '../../parts/tasks/labels.ts'
import seed from './seed.yaml'

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

export type ColumnColor = PaletteName

const color = z.enum(Object.keys(paletteNames) as [ColumnColor, ...ColumnColor[]])

const columnSchema = z.object({
  id: z.string(),
  name: z.string(),
  color,
  tasks: z.array(taskSchema),
  /** The most tasks that the team wants in the column. */
  limit: z.optional(z.number()),
})

export const boardSchema = z.object({
  columns: z.array(columnSchema),
  /** Newest first. States stored by earlier versions have none. */
  archived: z.optional(z.array(z.object({ columnId: z.string(), task: taskSchema }))),
})

export type Board = z.infer<typeof boardSchema>

type Column = z.infer<typeof columnSchema>

export type ColumnSnapshot = Snapshot<Column>

/** The columns of a new board. */
export const seedBoard = (): Board => ({
  columns: (seed as SampleColumn[]).map((column) => ({
    ...column,
    tasks: column.tasks.map(createSampleTask),
  })),
})

type SampleColumn = Omit<Column, 'tasks'> & { tasks: SampleTask[] }

export type ColumnDraft = { name: string; color: ColumnColor; limit?: number | undefined }
