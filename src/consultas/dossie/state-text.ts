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
  ['not-found', 'não encontrada', 'não encontradas'],
  ['failed', 'falhou', 'falharam'],
  ['skipped', 'não consultada', 'não consultadas'],
]

/** Writes how many parts have an outcome: '8 encontradas', '1 falhou'. */
export function stateCountText(state: PartState, count: number): string {
  const [, one = '', many = ''] = stateNouns.find(([noun]) => noun === state) ?? []
  return `${count} ${count === 1 ? one : many}`
}

/** Counts the parts by outcome: '8 encontradas, 1 falhou'. */
export function stateCountsText({ parts }: Pick<DossieProgress, 'parts'>): string {
  return stateNouns
    .map(([state]) => [state, parts.filter((part) => part.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => stateCountText(state, count))
    .join(', ')
}
