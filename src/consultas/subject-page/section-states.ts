import type { Section, SectionState } from './section.ts'

export const sectionStateTexts: Record<SectionState, string> = {
  'not-asked': 'não consultado',
  waiting: 'na fila',
  pending: 'consultando',
  skipped: 'não consultado',
  found: 'encontrado',
  incomplete: 'incompleto',
  'not-found': 'não encontrado',
  failed: 'falhou',
}

/** Returns true if a section is in the scroll of answers: it was asked. */
export const isAsked = ({ state }: Section) => state !== 'not-asked'

const countTexts: [SectionState, string, string][] = [
  ['pending', 'consultando', 'consultando'],
  ['found', 'encontrado', 'encontrados'],
  ['not-found', 'não encontrado', 'não encontrados'],
  ['incomplete', 'incompleto', 'incompletos'],
  ['failed', 'falhou', 'falharam'],
]

/** Counts the sections by state: '5 encontrados, 1 falhou'. Sections that are not asked are left out. */
export const formatStateCounts = (sections: readonly Section[]): string =>
  countTexts
    .map(([state, one, many]) => {
      const count = sections.filter((section) => section.state === state).length
      return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
    })
    .filter((text) => text !== '')
    .join(', ')
