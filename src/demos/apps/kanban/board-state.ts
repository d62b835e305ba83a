import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { taskSchema } from '../../parts/task.ts'

export const columnColors = {
  info: 'Azul',
  warning: 'Âmbar',
  success: 'Verde',
  danger: 'Vermelho',
  secondary: 'Violeta',
  neutral: 'Cinza',
} as const

export type ColumnColor = keyof typeof columnColors

const color = z.enum(Object.keys(columnColors) as [ColumnColor, ...ColumnColor[]])

export const boardSchema = z.object({
  columns: z.array(z.object({ id: z.string(), name: z.string(), color, tasks: z.array(taskSchema) })),
})

export type Board = z.infer<typeof boardSchema>

export type ColumnSnapshot = Snapshot<Board['columns'][number]>
