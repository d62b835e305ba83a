import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { findingsRows } from '../findings/rows.ts'
import type { IsShown } from '../reveal-state.ts'
import { exportOf, summaryExport } from './registry.ts'

type Rows = string[][]

/**
 * An answer as the sections of a sheet: its findings, who or what it is about, and its blocks in the order of the
 * layout, each with its title where it has one.
 */
export function answerSections(definition: ConsultaDefinition, answer: Json, isShown: IsShown): Rows[] {
  const { summary, result } = definition
  const view = { answer, isShown }
  const head = summary ? summaryExport.rows(summary, view) : []
  const blocks = result.map((block): Rows => {
    const rows = exportOf(block).rows(block, view)
    return block.title === undefined || rows.length === 0 ? rows : [[block.title], ...rows]
  })
  return [findingsRows(definition, answer, isShown), head, ...blocks].filter((rows) => rows.length > 0)
}
