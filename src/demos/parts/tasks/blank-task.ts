import { dayFromToday } from '../days.ts'
import type { TaskDraft } from '../task.ts'
import { categories } from '../task-options.ts'

/** A task without a name that begins today and ends in a week. */
export const createBlankTask = (): TaskDraft => ({
  name: '',
  des: '',
  startDate: dayFromToday(0),
  endDate: dayFromToday(7),
  progress: 0,
  assignee: [],
  category: { ...categories[0] },
})
