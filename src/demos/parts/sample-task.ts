import type { CastId } from './cast.ts'
import { dayFromToday } from './days.ts'
import type { Task } from './task.ts'
import { type Category, categoryOf, peopleOf } from './task-options.ts'

type SampleRest = {
  /** The first and the last day, counted from today. */
  days: [number, number]
  progress: number
  people: CastId[]
  category: Category
}

/** A task for sample data. */
export const sampleTask = (
  id: string,
  name: string,
  des: string,
  { days: [start, end], progress, people, category }: SampleRest,
): Task => ({
  id,
  name,
  des,
  startDate: dayFromToday(start),
  endDate: dayFromToday(end),
  progress,
  assignee: peopleOf(people),
  category: categoryOf(category),
})
