import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { buildCsvLine, byteOrderMark } from '@/lib/format/csv.ts'
import type { Answered } from '../../outcome.ts'
import type { IsShown } from '../reveal-state.ts'
import { readSourceAndTime } from '../source-and-time.ts'
import { answerSections } from './answer-sections.ts'
import { joinSections } from './sections.ts'

/** An answer as a sheet, line by line: where it comes from, then section by section, as the page shows it. */
export function* answerCsv(
  definition: ConsultaDefinition,
  found: Answered,
  isShown: IsShown,
): Generator<string> {
  const { source, time } = readSourceAndTime(found)
  const sourceRows = [
    ['Consulta', definition.title],
    ['Fonte', source],
    ['Data', time],
  ]
  yield byteOrderMark
  for (const row of joinSections([sourceRows, ...answerSections(definition, found, isShown)]))
    yield buildCsvLine(row)
}
