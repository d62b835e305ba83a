import { formatCounted } from '@/lib/format/quantity.ts'
import type { Outcome } from './outcome.ts'

/** `waiting` waits for its source, for its turn or for another query; `skipped` is not sent, for a reason. */
export type QueryState = 'not-queried' | 'waiting' | 'pending' | 'skipped' | Outcome['status']

/** The states of lines and parts, as tables, files and reports name them. */
export const stateLabels: Record<Exclude<QueryState, 'not-queried'>, string> = {
  waiting: 'Na fila',
  pending: 'Consultando',
  skipped: 'Não consultada',
  found: 'Encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
}

/** The states of consultas inside a line of text. */
export const stateTexts: Record<QueryState, string> = {
  'not-queried': 'não consultado',
  waiting: 'na fila',
  pending: 'consultando',
  skipped: 'não consultado',
  found: 'encontrado',
  incomplete: 'incompleto',
  'not-found': 'não encontrado',
  failed: 'falhou',
}

/** The words that announce the end of a query. */
export const endTexts: Record<Outcome['status'], string> = {
  found: 'Resultado encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Nenhum registro encontrado',
  failed: 'A consulta falhou',
}

/** Writes how many consultas (`o`), or lines and parts (`a`), are in a state: '8 encontradas', '1 falhou'. */
export function formatStateCount(state: QueryState, count: number, gender: 'o' | 'a'): string {
  if (state === 'failed') return formatCounted(count, 'falhou', 'falharam')
  const one = state === 'pending' ? stateTexts.pending : stateTexts[state].replace(/o$/, gender)
  return formatCounted(count, one, state === 'pending' ? one : `${one}s`)
}

/** Counts by state, in the order of `states` and without those that none has: '5 encontrados, 1 falhou'. */
export const formatStateCounts = (
  queries: readonly { state: QueryState }[],
  states: readonly QueryState[],
  gender: 'o' | 'a',
): string =>
  states
    .map((state) => [state, queries.filter((query) => query.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => formatStateCount(state, count, gender))
    .join(', ')
