import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Item } from '@manifest/schema/result.ts'
import { findBlockExporters, summaryExporters } from './registry.ts'

/** The single values of a layout, each once: the columns of a sheet that has a row an answer. */
export function answerColumns({ summary, result }: ConsultaDefinition): Item[] {
  const columns = [
    ...(summary ? summaryExporters.columns(summary) : []),
    ...result.flatMap((block) => findBlockExporters(block).columns(block)),
  ]
  const isFirst = ({ label, value }: Item, index: number) =>
    columns.findIndex((column) => column.value === value && column.label === label) === index
  return columns.filter(isFirst)
}
