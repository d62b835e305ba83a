import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { buildAnswerDocument } from '@/consultas/results/export/answer-document.ts'
import { cellText } from '@/lib/format/cell.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import type { AnsweredOutcome } from '@/state/outcome.ts'
import type { IsRevealed } from '../../src/blocks/parts/shown-text.ts'

/** Returns the CSV file of an answer. */
export const answerCsv = (definition: ConsultaDefinition, found: AnsweredOutcome, isRevealed: IsRevealed) =>
  buildCsv(
    [...(buildAnswerDocument({ definition, found, isRevealed }).csv?.() ?? [])].map((row) =>
      row.map(cellText),
    ),
  )

/** Returns the JSON file of an answer, without its digest. */
export const answerJson = (definition: ConsultaDefinition, found: AnsweredOutcome, isRevealed: IsRevealed) =>
  [...(buildAnswerDocument({ definition, found, isRevealed }).json?.() ?? [])].join('')
