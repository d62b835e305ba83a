import type { CastId } from './cast.ts'
import { dayFromToday } from './days.ts'
import type { Task } from './task.ts'
import { findCategory, findPeople, type TaskCategory } from './task-options.ts'

type SampleTaskDetails = {
  /** First and last day, relative to today. */
  days: [number, number]
  progress: number
  people: CastId[]
  category: TaskCategory
}

export const createSampleTask = (
  id: string,
  name: string,
  des: string,
  { days: [start, end], progress, people, category }: SampleTaskDetails,
): Task => ({
  id,
  name,
  des,
  startDate: dayFromToday(start),
  endDate: dayFromToday(end),
  progress,
  assignee: findPeople(people),
  category: findCategory(category),
})
