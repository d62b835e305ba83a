import type { DossiePart } from '@manifest/contract/resolved.ts'
import type { PartResult, PartResults } from './part-results.ts'

export const partWords: Record<PartResult['state'], string> = {
  found: 'Encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
  skipped: 'Não consultada',
}

/** How many parts of a line found something, and which failed: "8 de 10 partes encontradas · falhou: Score". */
export function partsText(parts: readonly DossiePart[], results: PartResults): string {
  const inState = (state: PartResult['state']) => parts.filter(({ name }) => results[name]?.state === state)
  const titles = (state: PartResult['state']) => inState(state).map(({ title }) => title)
  const failed = titles('failed')
  const incomplete = titles('incomplete')
  const found = `${inState('found').length} de ${parts.length} partes encontradas`
  return [
    found,
    ...(incomplete.length === 0 ? [] : [`incompleta: ${incomplete.join(', ')}`]),
    ...(failed.length === 0 ? [] : [`falhou: ${failed.join(', ')}`]),
  ].join(' · ')
}
