import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import { pieceCount } from '@/lib/format/json-pieces.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import { isoTime, type JsonSteps } from '../../document/json.ts'
import { isAnswered } from '../../outcome.ts'
import { answerSheets } from '../../results/export/answer-sheets.ts'
import { hideSensitiveValuesInSteps } from '../../results/export/hide-sensitive-values.ts'
import { momentCell } from '../../results/export/sheet-cell.ts'
import { findingsTitle } from '../../results/findings/text.ts'
import { incompleteText, listMissingLabels } from '../../results/incomplete/missing-labels.ts'
import { createSectionIsRevealed, type Section } from '../section.ts'
import { weightRows } from '../weights/weights.ts'

/** Returns the approximate number of pieces that the answers of sections take in a file. */
export const countPieces = (sections: readonly Pick<Section, 'answer'>[]): number =>
  sections.reduce(
    (sum, { answer }) => sum + (isAnswered(answer?.outcome) ? pieceCount(answer.outcome.answer) : 1),
    0,
  )

/** Builds the JSON of a section's outcome, which has no fields without an outcome. */
export function* outcomeJson(
  { key, definition, answer }: Pick<Section, 'key' | 'definition' | 'answer'>,
  isRevealed: IsRevealed,
): JsonSteps {
  const outcome = answer?.outcome
  if (!outcome) return {}
  const { requestId } = outcome
  const answered = { at: isoTime(outcome.at), demonstration: outcome.isDemo, requestId }
  if (outcome.status === 'failed') return { ...answered, reason: outcome.message }
  if (outcome.status === 'not-found') return { ...answered, source: outcome.source }
  return {
    ...answered,
    source: outcome.source,
    ...(outcome.status === 'incomplete' ? { missing: listMissingLabels(definition, outcome.missing) } : {}),
    answer: yield* hideSensitiveValuesInSteps(
      definition,
      outcome.answer,
      createSectionIsRevealed(isRevealed, key),
    ),
  }
}

type SheetParts = {
  /** The name of the first sheet. */
  name: string
  /** The title of the column of sections. */
  column: string
  /** Rows before and after 'O que pesa'. */
  before: SheetCell[][]
  after?: SheetCell[][]
  sections: readonly Section[]
  /** The sections that have a row and sheets; all by default. */
  listed?: readonly Section[]
  readFacts: (section: Section, index: number) => SheetCell[]
}

/** Writes sections as the sheets of a workbook: one on all sections, then the answers. */
export function buildSectionSheets(parts: SheetParts, isRevealed: IsRevealed): SheetRows[] {
  const { name, column, before, after = [], sections, listed = sections, readFacts } = parts
  const isDemo = listed.some(({ answer }) => answer?.outcome.isDemo)
  const rows = [
    ...before,
    ...(isDemo ? [['Dados', 'De demonstração, fictícios']] : []),
    ...weightRows(sections, isRevealed),
    ...after,
    [],
    [column, 'Situação', 'Fonte', 'Data', findingsTitle],
    ...listed.map((section, index) => [`${index + 1}. ${section.title}`, ...readFacts(section, index)]),
  ]
  return [
    { name, hasHeader: false, rows },
    ...listed.flatMap(({ key, title, definition, answer }, index) => {
      const outcome = answer?.outcome
      if (!isAnswered(outcome)) return []
      const sheets = answerSheets(definition, outcome, createSectionIsRevealed(isRevealed, key), title)
      return sheets.map((sheet) => ({ ...sheet, name: `${index + 1} ${sheet.name}` }))
    }),
  ]
}

/** Returns the state, the source, the time and the findings of a section as cells. `reason` says why it has no outcome. */
export function buildFactCells(
  { definition, answer }: Pick<Section, 'definition' | 'answer'>,
  stateText: string,
  findings: readonly string[],
  reason?: string,
): SheetCell[] {
  const outcome = answer?.outcome
  if (!outcome || outcome.status === 'failed') {
    const text = outcome ? outcome.message : reason
    return [text ? `${stateText}. ${text}` : stateText]
  }
  const missing = isAnswered(outcome) ? incompleteText(definition, outcome) : []
  return [stateText, outcome.source, momentCell(outcome.at), [...missing, ...findings].join(' · ')]
}
