import type { Opening } from './opening-schema.ts'

/** The parts of the opening in their order, with their titles. */
export const sections = [
  { part: 'company', title: 'Empresa' },
  { part: 'address', title: 'Endereço' },
  { part: 'access', title: 'Acesso' },
] as const satisfies { part: keyof Opening; title: string }[]

/** The step after the parts, which shows them together. */
export const summaryStep = sections.length

export const stepTitles = [...sections.map(({ title }) => title), 'Resumo']
