import type { Severity, Summary } from '@manifest/schema/result.ts'
import { emptyText } from '../../../formats/registry.ts'
import { formatPlain } from '../shown-text.ts'

export type ShownStatus = { text: string; color: Severity }

/** Returns the status of an answer in the manifest's words, with its color; nothing if the answer has none. */
export function readStatus(status: Summary['status'], answer: unknown): ShownStatus | undefined {
  if (!status) return undefined
  const word = formatPlain(answer, status.value)
  if (word === emptyText) return undefined
  return { text: status.texts?.[word] ?? word, color: status.colors[word] ?? 'neutral' }
}
