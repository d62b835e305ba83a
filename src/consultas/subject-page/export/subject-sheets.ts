import type { SheetCell } from '@/lib/format/cell.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import { isAnswered } from '../../outcome.ts'
import { answerSheets } from '../../results/export/answer-sheets.ts'
import { momentCell } from '../../results/export/sheet-cell.ts'
import { findingsTitle } from '../../results/findings/text.ts'
import { incompleteText } from '../../results/incomplete/missing-labels.ts'
import type { Section } from '../section.ts'
import { findingLine, readSectionFindings } from '../section-findings.ts'
import { createSectionIsRevealed } from '../section-reveal.ts'
import { isQueried, sectionStateTexts } from '../section-states.ts'
import { weightRows } from '../weights/weights-in-files.ts'
import type { SavedSubject } from './saved-subject.ts'

/** Writes the answers about a subject as a workbook: one sheet on all consultas, then the answers. */
export function subjectSheets({ title, document, sections, isRevealed, at }: SavedSubject): SheetRows[] {
  const queried = sections.filter(isQueried)
  const isDemo = queried.some(({ answer }) => answer?.outcome.isDemo)
  const rows = [
    ['Assunto', title],
    [document.label, document.text],
    ['Data', momentCell(at)],
    ...(isDemo ? [['Dados', 'De demonstração, fictícios']] : []),
    ...weightRows(sections, isRevealed),
    [],
    ['Consulta', 'Situação', 'Fonte', 'Data', findingsTitle],
    ...queried.map((section, index) => [`${index + 1}. ${section.title}`, ...listFacts(section, isRevealed)]),
  ]
  return [
    { name: 'Assunto', hasHeader: false, rows },
    ...queried.flatMap((section, index) =>
      listSheets(section, isRevealed).map((sheet) => ({ ...sheet, name: `${index + 1} ${sheet.name}` })),
    ),
  ]
}

function listFacts(section: Section, isRevealed: SavedSubject['isRevealed']): SheetCell[] {
  const outcome = section.answer?.outcome
  const state = sectionStateTexts[section.state]
  if (!outcome) return [state]
  if (outcome.status === 'failed') return [`${state}. ${outcome.message}`]
  const missing = isAnswered(outcome) ? incompleteText(section.definition, outcome) : []
  const findings = readSectionFindings(section, isRevealed).map(findingLine)
  return [state, outcome.source, momentCell(outcome.at), [...missing, ...findings].join(' · ')]
}

function listSheets(section: Section, isRevealed: SavedSubject['isRevealed']): SheetRows[] {
  const { key, title, definition, answer } = section
  const outcome = answer?.outcome
  return isAnswered(outcome)
    ? answerSheets(definition, outcome, createSectionIsRevealed(isRevealed, key), title)
    : []
}
