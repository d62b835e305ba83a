import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { taskFileSchema } from '../../parts/stored-file.ts'
import { taskSchema } from '../../parts/task.ts'
import { commentSchema } from '../../parts/tasks/comment.ts'

const activitySchema = z.object({
  id: z.string(),
  /** Date and time as ISO text. */
  at: z.string(),
  author: z.string(),
  /** The action, without its author: "concluiu a tarefa “Protótipo”". */
  text: z.string(),
})

const detailsSchema = z.object({
  tasks: z.array(taskSchema),
  files: z.array(taskFileSchema),
  /** Oldest first. */
  comments: z.array(commentSchema),
  /** Newest first. */
  activity: z.array(activitySchema),
})

export const portfolioSchema = z.object({
  projects: z.array(taskSchema),
  /** By project. States stored by earlier versions have none. */
  details: z.optional(z.record(z.string(), detailsSchema)),
})

export type Portfolio = z.infer<typeof portfolioSchema>

export type ProjectDetails = z.infer<typeof detailsSchema>

export type ProjectDetailsSnapshot = Snapshot<ProjectDetails>

export type Activity = z.infer<typeof activitySchema>

export const createDetails = (): ProjectDetails => ({ tasks: [], files: [], comments: [], activity: [] })

const noDetails: ProjectDetailsSnapshot = createDetails()

/** Returns the details of a project; empty ones if none are stored. */
export const readDetails = ({ details }: Snapshot<Portfolio>, id: string): ProjectDetailsSnapshot =>
  details?.[id] ?? noDetails
