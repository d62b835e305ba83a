import * as z from 'zod/mini'
import { taskSchema } from '../../parts/task.ts'

export const portfolioSchema = z.object({ projects: z.array(taskSchema) })

export type Portfolio = z.infer<typeof portfolioSchema>
