import { searchKey } from '@/lib/search-text.ts'
import type { BatchTarget } from '../batch-target.ts'
import { resultText } from '../results/row-text.ts'
import type { BatchRow } from '../run/progress.ts'
import { maxNameLength } from './saved-views.ts'

/** Shorter values, such as a state, are part of ordinary words. */
const minLength = 4

const lettersAndDigits = (text: string) => searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns why a view cannot have a name; `undefined` if it can. A name is stored, so it must not repeat what the batch
 * asked for or found.
 */
export function findNameProblem(
  name: string,
  target: Pick<BatchTarget, 'summary' | 'missing'>,
  rows: readonly BatchRow[],
): string | undefined {
  if (name.trim() === '') return 'Dê um nome à visão'
  if (name.trim().length > maxNameLength) return `O nome tem no máximo ${maxNameLength} caracteres`
  const key = lettersAndDigits(name)
  const isInName = (text: string) => {
    const value = lettersAndDigits(text)
    return value.length >= minLength && key.includes(value)
  }
  const isLookedUp = rows.some((row) =>
    [...Object.values(row.line.values), ...resultText(target, row).split(' · ')].some(isInName),
  )
  return isLookedUp ? 'O nome fica gravado: não use nele o que o lote consulta ou encontrou' : undefined
}
