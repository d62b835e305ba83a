import { type CastId, findCastMember } from '../../parts/cast.ts'
import { dayFromToday } from '../../parts/days.ts'
import {
  createSampleComments,
  createSampleFiles,
  createSampleTask,
  hoursAgo,
  type SampleTask,
  type SampleThread,
} from '../../parts/sample-task.ts'
import type { Portfolio, ProjectDetails, Showcase } from './portfolio.ts'
import { showcaseId } from './portfolio.ts'
import data from './seed.yaml'

type SampleParts = SampleThread & { activity: [author: CastId, hoursAgo: number, text: string][] }

type SampleDetails = SampleParts & { tasks: SampleTask[] }

/** The mean progress of each project's tasks equals the progress of the project. */
const seed = data as {
  projects: SampleTask[]
  details: Record<string, SampleDetails>
  showcase: SampleParts & {
    project: SampleTask
    /** The people who do the portal's tasks there. */
    stand: Partial<Record<string, CastId>>
    milestones: [name: string, day: number, isDone: boolean][]
    budget: number
    expenses: [name: string, value: number, day: number, by: CastId][]
  }
}

const createParts = (prefix: string, { files, comments, activity }: SampleParts) => ({
  files: createSampleFiles(prefix, files),
  comments: createSampleComments(prefix, comments),
  activity: activity.map(([author, hours, text], index) => ({
    id: `${prefix}-atividade-${index}`,
    at: hoursAgo(hours),
    author: findCastMember(author).name,
    text,
  })),
})

const createDetails = (id: string, { tasks, ...parts }: SampleDetails): ProjectDetails => ({
  tasks: tasks.map(createSampleTask),
  ...createParts(id, parts),
})

/** The project of the details page, with a value in each of its parts. The portal's parts are done by other people. */
export function seedShowcase(): Showcase {
  const { details, showcase } = seed
  const { stand } = showcase
  const replace = <Data>(sample: Data): Data =>
    JSON.parse(JSON.stringify(sample), (_, value) => stand[String(value)] ?? value)
  const portal = createDetails('portal', replace(details.portal as SampleDetails))
  const { project, milestones, budget, expenses, ...own } = replace(showcase)
  const parts = createParts(showcaseId, own)
  return {
    project: createSampleTask(project),
    details: {
      tasks: portal.tasks,
      files: [...portal.files, ...parts.files],
      comments: [...parts.comments, ...portal.comments],
      activity: [...parts.activity, ...portal.activity],
      milestones: milestones.map(([name, day, isDone], index) => ({
        id: `marco-${index}`,
        name,
        day: dayFromToday(day),
        isDone,
      })),
      budget,
      expenses: expenses.map(([name, value, day, by], index) => ({
        id: `despesa-${index}`,
        name,
        value,
        day: dayFromToday(day),
        by: findCastMember(by).name,
      })),
    },
  }
}

/**
 * Adds the details page's project to a state of an earlier version. The page showed the customer portal of the list, so
 * what the user changed there stays on the page too.
 */
export function addShowcase(state: Portfolio): Portfolio {
  if (state.showcase !== undefined) return state
  const showcase = seedShowcase()
  const shown = state.projects.find(({ id }) => id === 'portal')
  if (!shown) return { ...state, showcase }
  const { project, details } = structuredClone({ project: shown, details: state.details?.portal })
  return {
    ...state,
    showcase: { project: { ...project, id: showcaseId }, details: { ...showcase.details, ...details } },
  }
}

export const seedPortfolio = (): Portfolio => ({
  projects: seed.projects.map(createSampleTask),
  details: Object.fromEntries(
    Object.entries(seed.details).map(([id, details]) => [id, createDetails(id, details)]),
  ),
  showcase: seedShowcase(),
})
