import type { DossieProgress, PartState } from './engine/dossie-progress.ts'

export const stateTexts: Record<PartState, string> = {
  waiting: 'Na fila',
  pending: 'Consultando',
  found: 'Encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
  skipped: 'Não consultada',
}

/** Writes how many parts are settled: '7 de 10'. */
export const donePartsText = ({ done, parts }: Pick<DossieProgress, 'done' | 'parts'>) =>
  `${done} de ${parts.length}`

const stateNouns: [PartState, string, string][] = [
  ['found', 'encontrada', 'encontradas'],
  ['incomplete', 'incompleta', 'incompletas'],
  ['not-found', 'sem registro', 'sem registro'],
  ['failed', 'falhou', 'falharam'],
  ['skipped', 'não consultada', 'não consultadas'],
]

/** Counts the parts by outcome: '8 encontradas, 1 falhou'. */
export function stateCountsText({ parts }: Pick<DossieProgress, 'parts'>): string {
  return stateNouns
    .map(([state, one, many]) => {
      const count = parts.filter((part) => part.state === state).length
      return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
    })
    .filter((text) => text !== '')
    .join(', ')
}
