import { type CastId, cast } from './cast.ts'
import { dayFromToday } from './days.ts'
import type { TaskDraft, TaskOption } from './task.ts'

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

export const teamOptions: readonly TaskOption[] = cast
  .slice(0, 5)
  .map(({ id, name }) => ({ value: id, label: name }))

export const categories = [
  { value: 'produto', label: 'Produto' },
  { value: 'design', label: 'Design' },
  { value: 'dados', label: 'Dados' },
  { value: 'atendimento', label: 'Atendimento' },
  { value: 'infra', label: 'Infraestrutura' },
] as const satisfies readonly TaskOption[]

export type TaskCategory = (typeof categories)[number]['value']

export const findPeople = (values: readonly CastId[]): TaskOption[] =>
  cast.filter(({ id }) => values.includes(id)).map(({ id, name }) => ({ value: id, label: name }))

export const findCategory = (value: TaskCategory): TaskOption => ({
  ...(categories.find((category) => category.value === value) ?? categories[0]),
})
