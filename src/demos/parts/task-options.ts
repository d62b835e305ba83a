import { type CastId, cast } from './cast.ts'
import type { Option } from './task.ts'

/** The team that projects and tasks are given to. */
export const people: readonly Option[] = cast.slice(0, 5).map(({ id, name }) => ({ value: id, label: name }))

export const categories = [
  { value: 'produto', label: 'Produto' },
  { value: 'design', label: 'Design' },
  { value: 'dados', label: 'Dados' },
  { value: 'atendimento', label: 'Atendimento' },
  { value: 'infra', label: 'Infraestrutura' },
] as const satisfies readonly Option[]

export type Category = (typeof categories)[number]['value']

/** The people of these short names. */
export const peopleOf = (values: readonly CastId[]): Option[] =>
  cast.filter(({ id }) => values.includes(id)).map(({ id, name }) => ({ value: id, label: name }))

/** The category of that short name. */
export const categoryOf = (value: Category): Option => ({
  ...(categories.find((category) => category.value === value) ?? categories[0]),
})
