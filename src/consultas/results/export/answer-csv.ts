import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { csvOf } from '@/lib/format/csv.ts'
import type { Found } from '../../outcome.ts'
import { originOf } from '../origin.ts'
import type { IsShown } from '../reveal-state.ts'
import { answerSections } from './answer-rows.ts'

/** An answer as a sheet: where it comes from, then section by section, as the page shows it. */
export function answerCsv(definition: ConsultaDefinition, found: Found, isShown: IsShown): string {
  const { source, time } = originOf(found)
  const origin = [
    ['Consulta', definition.title],
    ['Fonte', source],
    ['Data', time],
  ]
  const sections = [origin, ...answerSections(definition, found.answer, isShown)]
  return csvOf(sections.flatMap((rows, index) => (index === 0 ? rows : [[], ...rows])))
}
