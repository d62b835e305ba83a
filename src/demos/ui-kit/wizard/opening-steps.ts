import type { Opening } from './opening-schema.ts'

export const sections = [
  { part: 'company', title: 'Empresa' },
  { part: 'address', title: 'Endereço' },
  { part: 'access', title: 'Acesso' },
] as const satisfies { part: keyof Opening; title: string }[]

/** The step after the sections: the summary. */
export const summaryStep = sections.length

export const stepTitles = [...sections.map(({ title }) => title), 'Resumo']
