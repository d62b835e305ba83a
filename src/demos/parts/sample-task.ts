import { type CastId, findCastMember } from './cast.ts'
import { dayFromToday } from './days.ts'
import type { TaskFile } from './stored-file.ts'
import type { Task } from './task.ts'
import { findCategory, findPeople, type TaskCategory } from './task-options.ts'
import type { TaskComment } from './tasks/comment.ts'
import type { TaskLabelId } from './tasks/labels.ts'
import type { PaletteName } from './tasks/palettes.ts'

type SampleComment = [author: CastId, hoursAgo: number, text: string]

/** Without a text, only the name is kept. */
type SampleFile = [name: string, by: CastId, hoursAgo: number, content: { size: number } | { text: string }]

type SampleTaskDetails = {
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
  comments?: SampleComment[]
  files?: SampleFile[]
}

const hourMs = 60 * 60 * 1000

/** A date and time as ISO text. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

export const createSampleComments = (prefix: string, comments: SampleComment[]): TaskComment[] =>
  comments.map(([author, hours, text], index) => ({
    id: `${prefix}-comentario-${index}`,
    author: findCastMember(author).name,
    text,
    at: hoursAgo(hours),
    isOwn: false,
  }))

export const createSampleFiles = (prefix: string, files: SampleFile[]): TaskFile[] =>
  files.map(([name, by, hours, content], index) => {
    const described = {
      id: `${prefix}-arquivo-${index}`,
      name,
      at: hoursAgo(hours),
      by: findCastMember(by).name,
    }
    if ('size' in content) return { ...described, size: content.size }
    const { length } = new TextEncoder().encode(content.text)
    return {
      ...described,
      size: length,
      content: `data:text/plain;charset=utf-8,${encodeURIComponent(content.text)}`,
    }
  })

export const createSampleTask = (
  id: string,
  name: string,
  des: string,
  { days: [start, end], progress, people, category, ...details }: SampleTaskDetails,
): Task => ({
  id,
  name,
  des,
  startDate: dayFromToday(start),
  endDate: dayFromToday(end),
  progress,
  assignee: findPeople(people),
  category: findCategory(category),
  ...createDetails(id, details),
})

function createDetails(
  id: string,
  { labels, cover, checklist, comments, files }: Partial<SampleTaskDetails>,
): Partial<Task> {
  return {
    ...(labels && { labels }),
    ...(cover && { cover }),
    ...(checklist && {
      checklist: checklist.flatMap((texts, group) =>
        texts.map((text, index) => ({ id: `${id}-item-${group}-${index}`, text, isDone: group === 0 })),
      ),
    }),
    ...(comments && { comments: createSampleComments(id, comments) }),
    ...(files && { files: createSampleFiles(id, files) }),
  }
}
