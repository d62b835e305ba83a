import { type CastId, findCastMember } from './cast.ts'
import { dayFromToday } from './days.ts'
import { createTextFile, type TaskFile } from './stored-file.ts'
import type { Task, TaskComment } from './task.ts'
import { findCategory, findPeople, type TaskCategory } from './task-options.ts'
import type { PaletteName, TaskLabelId } from './tasks/labels.ts'

type SampleComment = [author: CastId, hoursAgo: number, text: string]

/** The content is a text, or a size in bytes of which only the name is kept. */
type SampleFile = [name: string, by: CastId, hoursAgo: number, content: number | string]

/** A task of a seed. */
export type SampleTask = {
  id: string
  name: string
  des?: string
  /** First and last day, relative to today. */
  days: [number, number]
  /** In percent. A checklist sets it to the share of done items. */
  progress: number
  people: CastId[]
  category: TaskCategory
  labels?: TaskLabelId[]
  cover?: PaletteName
  /** The texts of done items, then of open ones. */
  checklist?: [done: string[], open: string[]]
} & SampleThread

export type SampleThread = { comments?: SampleComment[]; files?: SampleFile[] }

const hourMs = 60 * 60 * 1000

/** A date and time as ISO text. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

export const createSampleComments = (prefix: string, comments: SampleComment[] = []): TaskComment[] =>
  comments.map(([author, hours, text], index) => ({
    id: `${prefix}-comentario-${index}`,
    author: findCastMember(author).name,
    text,
    at: hoursAgo(hours),
    isOwn: false,
  }))

export const createSampleFiles = (prefix: string, files: SampleFile[] = []): TaskFile[] =>
  files.map(([name, by, hours, content], index) => {
    const at = hoursAgo(hours)
    const described = { id: `${prefix}-arquivo-${index}`, name, at, by: findCastMember(by).name }
    if (typeof content === 'number') return { ...described, size: content }
    const { size, url } = createTextFile(name, content)
    return { ...described, size, content: url }
  })

export function createSampleTask({
  days: [start, end],
  people,
  category,
  checklist,
  comments,
  files,
  ...task
}: SampleTask): Task {
  const { id } = task
  return {
    des: '',
    ...task,
    startDate: dayFromToday(start),
    endDate: dayFromToday(end),
    assignee: findPeople(people),
    category: findCategory(category),
    ...(checklist && {
      checklist: checklist.flatMap((texts, group) =>
        texts.map((text, index) => ({ id: `${id}-item-${group}-${index}`, text, isDone: group === 0 })),
      ),
    }),
    ...(comments && { comments: createSampleComments(id, comments) }),
    ...(files && { files: createSampleFiles(id, files) }),
  }
}
