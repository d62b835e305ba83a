import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { View } from '../shown-text.ts'
import { exportOf, summaryExport } from './registry.ts'

type Rows = string[][]

/** An answer as the sections of a sheet, in the order of its layout, each with its title where it has one. */
export function answerSections({ summary, result }: ConsultaDefinition, view: View): Rows[] {
  const head = summary ? summaryExport.rows(summary, view) : []
  const blocks = result.map((block): Rows => {
    const rows = exportOf(block).rows(block, view)
    return block.title === undefined || rows.length === 0 ? rows : [[block.title], ...rows]
  })
  return [head, ...blocks].filter((rows) => rows.length > 0)
}
