import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import type { PageDocument } from '../../document/document.ts'
import { isoTime, type JsonFields, type JsonSteps, writeJson } from '../../document/json.ts'
import { isAnswered } from '../../outcome.ts'
import { answerText } from '../../results/answer-text.ts'
import { momentCell } from '../../results/export/sheet-cell.ts'
import { createSectionIsRevealed, isQueried, type Section, sectionStateTexts } from '../section.ts'
import { findingLine, readSectionFindings } from '../section-findings.ts'
import { weightRows, weightsJson } from '../weights/weights.ts'
import { buildFactCells, buildSectionSheets, countPieces, outcomeJson } from './section-document.ts'

/** The answers about a subject, as the page shows them: values that it hides are hidden in files too. */
type SavedSubject = {
  /** The name, or the document as the page shows it. */
  title: string
  document: { label: string; text: string }
  sections: readonly Section[]
  /** Tests a path that begins with the key of a section. */
  isRevealed: IsRevealed
  /** In milliseconds since the epoch. */
  at: number
}

/** Builds the document of all answers about a subject. */
export function buildSubjectDocument(saved: SavedSubject): PageDocument {
  const size = countPieces(saved.sections)
  return {
    name: 'assunto',
    at: saved.at,
    size: { json: size, txt: size },
    json: () => writeJson(subjectJson(saved)),
    txt: () => subjectText(saved),
    xlsx: () => subjectSheets(saved),
  }
}

function* subjectJson({ title, document, sections, isRevealed, at }: SavedSubject): JsonSteps {
  const answers: JsonFields[] = []
  for (const section of sections.filter(isQueried)) {
    const { title, definition, state } = section
    answers.push({ title, consulta: definition.id, state, ...(yield* outcomeJson(section, isRevealed)) })
  }
  const weights = weightsJson(sections, isRevealed)
  return { subject: title, document: document.text, at: isoTime(at), weights, answers }
}

function* subjectText({ title, document, sections, isRevealed }: SavedSubject): Generator<string> {
  yield `${title}\n${document.label}: ${document.text}\n`
  for (const [head, ...texts] of weightRows(sections, isRevealed))
    yield `${head === '' ? '' : `\n${head}\n`}${texts.join(' · ')}\n`
  for (const section of sections.filter(isQueried)) {
    const outcome = section.answer?.outcome
    yield isAnswered(outcome)
      ? `\n${answerText(section.definition, outcome, createSectionIsRevealed(isRevealed, section.key))}\n`
      : `\n${section.title}\n${sectionStateTexts[section.state]}\n`
  }
}

/** Writes a workbook: one sheet on all consultas, then the answers. */
const subjectSheets = ({ title, document, sections, isRevealed, at }: SavedSubject): SheetRows[] =>
  buildSectionSheets(
    {
      name: 'Assunto',
      column: 'Consulta',
      before: [
        ['Assunto', title],
        [document.label, document.text],
        ['Data', momentCell(at)],
      ],
      sections,
      listed: sections.filter(isQueried),
      readFacts: (section) =>
        buildFactCells(
          section,
          sectionStateTexts[section.state],
          readSectionFindings(section, isRevealed).map(findingLine),
        ),
    },
    isRevealed,
  )
