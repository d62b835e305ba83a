import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Item } from '@manifest/schema/result.ts'
import { findBlockTexts, summaryTexts } from '@/blocks/texts.ts'

/**
 * Returns the single values of a layout without duplicates, as columns of a sheet with one row per answer.
 */
export function listAnswerColumns({ summary, result }: ConsultaDefinition): Item[] {
  const columns = [
    ...(summary ? summaryTexts.columns(summary) : []),
    ...result.flatMap((block) => findBlockTexts(block).columns(block)),
  ]
  const isFirst = ({ label, value }: Item, index: number) =>
    columns.findIndex((column) => column.value === value && column.label === label) === index
  return columns.filter(isFirst)
}
