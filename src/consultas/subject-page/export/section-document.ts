import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import { pieceCount } from '@/lib/format/json-pieces.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import type { PageDocument } from '../../document/document.ts'
import { isoTime, type JsonFields, type JsonSteps, writeJson } from '../../document/json.ts'
import { isAnswered } from '../../outcome.ts'
import type { QueryState } from '../../outcome-words.ts'
import { answerSheets } from '../../results/export/answer-sheets.ts'
import { hideSensitiveValuesInSteps } from '../../results/export/hide-sensitive-values.ts'
import { momentCell } from '../../results/export/sheet-cell.ts'
import { findingsTitle } from '../../results/findings/text.ts'
import { listMissingLabels } from '../../results/incomplete/missing-labels.ts'
import { storedText } from '../../results/source-and-time.ts'
import { createSectionIsRevealed, type Section } from '../section.ts'
import { describeAnswer } from '../section-findings.ts'
import { weightRows, weightsJson } from '../weights/weights.ts'

export type SavedSections = Pick<PageDocument, 'name' | 'at'> & {
  /** The sections that the files list. */
  sections: readonly Section[]
  /** The sections that 'O que pesa' is about; by default those that the files list. */
  weighed?: readonly Section[]
  /** Tests a path that begins with the key of a section. */
  isRevealed: IsRevealed
  stateTexts: { [State in QueryState]?: string }
  /** The fields before and after 'O que pesa', and the keys of the list and of a section's title. */
  json: { before: JsonFields; after?: JsonFields; listKey: string; titleKey: string }
  /** The first sheet: its name, the rows before and after 'O que pesa', and the title of the column of sections. */
  sheet: { name: string; before: SheetCell[][]; after?: SheetCell[][]; column: string }
}

/** Builds the document of a page of sections. */
export function buildSectionsDocument(saved: SavedSections): PageDocument {
  const pieces = saved.sections.reduce((sum, { answer }) => sum + countPieces(answer), 0)
  return {
    name: saved.name,
    at: saved.at,
    size: { json: pieces, txt: pieces },
    json: () => writeJson(sectionsJson(saved)),
    xlsx: () => sectionSheets(saved),
  }
}

/** Returns the approximate number of pieces that an answer takes in a file. */
const countPieces = (answer: Section['answer']) =>
  isAnswered(answer?.outcome) ? pieceCount(answer.outcome.answer) : 1

function* sectionsJson({ sections, weighed = sections, isRevealed, json }: SavedSections): JsonSteps {
  const list: JsonFields[] = []
  for (const section of sections) {
    const { title, definition, state, answer, reason } = section
    list.push({
      [json.titleKey]: title,
      consulta: definition.id,
      state,
      ...(answer ? {} : { reason }),
      ...(yield* outcomeJson(section, isRevealed)),
    })
  }
  return { ...json.before, weights: weightsJson(weighed, isRevealed), ...json.after, [json.listKey]: list }
}

/** Builds the JSON of a section's outcome: its source, its time and the whole answer. It has no fields without an outcome. */
function* outcomeJson({ key, definition, answer }: Section, isRevealed: IsRevealed): JsonSteps {
  const outcome = answer?.outcome
  if (!outcome) return {}
  const { requestId } = outcome
  const asked = { at: isoTime(outcome.at), demonstration: outcome.isDemo, requestId }
  if (outcome.status === 'failed') return { ...asked, reason: outcome.message }
  const { storedAt } = outcome
  const answered = { ...asked, ...(storedAt === undefined ? {} : { storedAt: isoTime(storedAt) }) }
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

/** Writes sections as the sheets of a workbook: one on all sections, then the answers. */
function sectionSheets(saved: SavedSections): SheetRows[] {
  const { sections, weighed = sections, isRevealed, sheet } = saved
  const isDemo = sections.some(({ answer }) => answer?.outcome.isDemo)
  const rows = [
    ...sheet.before,
    ...(isDemo ? [['Dados', 'De demonstração, fictícios']] : []),
    ...weightRows(weighed, isRevealed),
    ...(sheet.after ?? []),
    [],
    [sheet.column, 'Situação', 'Fonte', 'Data', findingsTitle],
    ...sections.map((section, index) => [`${index + 1}. ${section.title}`, ...listFacts(section, saved)]),
  ]
  return [
    { name: sheet.name, hasHeader: false, rows },
    ...sections.flatMap(({ key, title, definition, answer }, index) => {
      const outcome = answer?.outcome
      if (!isAnswered(outcome)) return []
      const sheets = answerSheets(definition, outcome, createSectionIsRevealed(isRevealed, key), title)
      return sheets.map((sheet) => ({ ...sheet, name: `${index + 1} ${sheet.name}` }))
    }),
  ]
}

/** Returns the state of a section, with the source, the time and the findings of its answer, or why it has none. */
function listFacts(section: Section, { stateTexts, isRevealed }: SavedSections): SheetCell[] {
  const outcome = section.answer?.outcome
  const stateText = stateTexts[section.state] ?? ''
  if (outcome && outcome.status !== 'failed')
    return [
      [stateText, storedText(outcome) ?? []].flat().join('. '),
      outcome.source,
      momentCell(outcome.at),
      describeAnswer(section, isRevealed),
    ]
  const reason = outcome ? outcome.message : section.reason
  return [reason ? `${stateText}. ${reason}` : stateText]
}
