import { listAt } from '@manifest/contract/answer-path.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { missingText } from '../../formats/registry.ts'
import type { ComparableValue } from './block-types.ts'
import type { ShownAnswer } from './shown-text.ts'

/** Returns the number of rows of a list. An absent list is not an empty one. */
export function compareLength({ value }: { value: string }, { answer }: ShownAnswer): ComparableValue[] {
  const rows = listAt(answer, value)
  const text = rows === undefined ? missingText : formatCounted(rows.length, 'registro', 'registros')
  return [{ label: 'Quantidade', text, isSensitive: false }]
}

/** Alerts and images have no value to compare. */
export const compareNothing = () => []
