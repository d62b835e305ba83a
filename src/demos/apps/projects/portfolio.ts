import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { taskFileSchema } from '../../parts/stored-file.ts'
import { commentSchema, type TaskSnapshot, taskSchema } from '../../parts/task.ts'

export type TabProps = { project: TaskSnapshot; details: ProjectDetailsSnapshot }

const activitySchema = z.object({
  id: z.string(),
  /** Date and time as ISO text. */
  at: z.string(),
  author: z.string(),
  /** The action, without its author: "concluiu a tarefa “Protótipo”". */
  text: z.string(),
})

const milestoneSchema = z.object({ id: z.string(), name: z.string(), day: z.string(), isDone: z.boolean() })

const expenseSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In reais. */
  value: z.number(),
  day: z.string(),
  by: z.string(),
})

const detailsSchema = z.object({
  tasks: z.array(taskSchema),
  files: z.array(taskFileSchema),
  /** Oldest first. */
  comments: z.array(commentSchema),
  /** Newest first. */
  activity: z.array(activitySchema),
  // States stored by earlier versions have no value below.
  milestones: z.optional(z.array(milestoneSchema)),
  /** In reais. */
  budget: z.optional(z.number()),
  /** Newest first. */
  expenses: z.optional(z.array(expenseSchema)),
})

const showcaseSchema = z.object({ project: taskSchema, details: detailsSchema })

export const portfolioSchema = z.object({
  projects: z.array(taskSchema),
  /** By project. States stored by earlier versions have none. */
  details: z.optional(z.record(z.string(), detailsSchema)),
  /**
   * The project of the details page, which is not in the list; `null` after its removal. States stored by earlier
   * versions have none: the page showed a project of the list.
   */
  showcase: z.optional(z.nullable(showcaseSchema)),
})

export type Portfolio = z.infer<typeof portfolioSchema>

export type ProjectDetails = z.infer<typeof detailsSchema>

export type ProjectDetailsSnapshot = Snapshot<ProjectDetails>

export type Showcase = z.infer<typeof showcaseSchema>

export type Milestone = z.infer<typeof milestoneSchema>

export type Expense = z.infer<typeof expenseSchema>

export type Activity = z.infer<typeof activitySchema>

export const createDetails = (): ProjectDetails => ({ tasks: [], files: [], comments: [], activity: [] })

const noDetails: ProjectDetailsSnapshot = createDetails()

/** The id of the details page's project. */
export const showcaseId = 'vitrine'

/** Returns the details of a project; empty ones if none are stored. */
export const readDetails = ({ details, showcase }: Snapshot<Portfolio>, id: string): ProjectDetailsSnapshot =>
  (id === showcaseId ? showcase?.details : details?.[id]) ?? noDetails

export const findProject = ({ projects, showcase }: Portfolio, id: string) =>
  id === showcaseId ? showcase?.project : projects.find((project) => project.id === id)

/** Returns a project and its details to change them; `undefined` if it is missing. */
export function openProject(state: Portfolio, id: string): Showcase | undefined {
  if (id === showcaseId) return state.showcase ?? undefined
  const project = findProject(state, id)
  if (!project) return undefined
  state.details ??= {}
  state.details[id] ??= createDetails()
  return { project, details: state.details[id] }
}
