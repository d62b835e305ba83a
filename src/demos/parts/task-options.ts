import type { Option } from './task.ts'

/** Invented people, with names that say so. */
export const people = [
  { value: 'ana', label: 'Ana Exemplo' },
  { value: 'marina', label: 'Marina Amostra' },
  { value: 'bruno', label: 'Bruno Modelo' },
  { value: 'carla', label: 'Carla Fictícia' },
  { value: 'diego', label: 'Diego Ensaio' },
] as const satisfies readonly Option[]

export const categories = [
  { value: 'produto', label: 'Produto' },
  { value: 'design', label: 'Design' },
  { value: 'dados', label: 'Dados' },
  { value: 'atendimento', label: 'Atendimento' },
  { value: 'infra', label: 'Infraestrutura' },
] as const satisfies readonly Option[]

export type Person = (typeof people)[number]['value']
export type Category = (typeof categories)[number]['value']

/** The people of these short names. */
export const peopleOf = (values: readonly Person[]): Option[] =>
  people.filter(({ value }) => values.includes(value)).map((person) => ({ ...person }))

/** The category of that short name. */
export const categoryOf = (value: Category): Option => ({
  ...(categories.find((category) => category.value === value) ?? categories[0]),
})
