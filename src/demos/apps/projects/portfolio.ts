import * as z from 'zod/mini'
import { taskSchema } from '../../parts/task.ts'

/** All projects, as they are stored. */
export const portfolioSchema = z.object({ projects: z.array(taskSchema) })

export type Portfolio = z.infer<typeof portfolioSchema>
