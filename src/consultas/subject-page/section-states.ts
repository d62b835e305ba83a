import type { Section, SectionState } from './section.ts'

export const sectionStateTexts: Record<SectionState, string> = {
  'not-queried': 'não consultado',
  waiting: 'na fila',
  pending: 'consultando',
  skipped: 'não consultado',
  found: 'encontrado',
  incomplete: 'incompleto',
  'not-found': 'não encontrado',
  failed: 'falhou',
}

/** Returns true if a section has or had a query. Only these sections are on the page; the rail lists all. */
export const isQueried = ({ state }: Section) => state !== 'not-queried'

/** Returns true if a section has an outcome, or will have none. */
export const hasEnded = ({ state }: Section) =>
  state !== 'not-queried' && state !== 'waiting' && state !== 'pending'

const countTexts: [SectionState, string, string][] = [
  ['pending', 'consultando', 'consultando'],
  ['found', 'encontrado', 'encontrados'],
  ['not-found', 'não encontrado', 'não encontrados'],
  ['incomplete', 'incompleto', 'incompletos'],
  ['failed', 'falhou', 'falharam'],
]

/** Counts the sections by state: '5 encontrados, 1 falhou'. Sections that are not queried are left out. */
export const formatStateCounts = (sections: readonly Section[]): string =>
  countTexts
    .map(([state, one, many]) => {
      const count = sections.filter((section) => section.state === state).length
      return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
    })
    .filter((text) => text !== '')
    .join(', ')
