import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { byteOrderMark, csvLine } from '@/lib/format/csv.ts'
import type { Answered } from '../../outcome.ts'
import { originOf } from '../origin.ts'
import type { IsShown } from '../reveal-state.ts'
import { answerSections } from './answer-rows.ts'
import { joined } from './sections.ts'

/** An answer as a sheet, line by line: where it comes from, then section by section, as the page shows it. */
export function* answerCsv(
  definition: ConsultaDefinition,
  found: Answered,
  isShown: IsShown,
): Generator<string> {
  const { source, time } = originOf(found)
  const origin = [
    ['Consulta', definition.title],
    ['Fonte', source],
    ['Data', time],
  ]
  yield byteOrderMark
  for (const row of joined([origin, ...answerSections(definition, found, isShown)])) yield csvLine(row)
}
