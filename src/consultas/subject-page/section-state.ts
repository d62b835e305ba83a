import type { SectionState } from './section.ts'

export const sectionStateTexts: Record<SectionState, string> = {
  'not-asked': 'Não consultada',
  waiting: 'Na fila',
  pending: 'Consultando',
  found: 'Encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
  skipped: 'Não consultada',
}
