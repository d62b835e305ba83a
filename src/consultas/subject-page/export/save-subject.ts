import type { Json } from '@manifest/schema/consulta.ts'
import { download } from '@/lib/download.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import { jsonPieces, pieceCount } from '@/lib/format/json-pieces.ts'
import { buildWorkbook, type SheetRows, xlsxType } from '@/lib/format/workbook.ts'
import { addJsonDigest } from '@/lib/json-digest.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import type { SavingOptions } from '../../exporting/saving.tsx'
import { isAnswered } from '../../outcome.ts'
import { answerText } from '../../results/answer-text.ts'
import { answerSheets } from '../../results/export/answer-sheets.ts'
import { fileName } from '../../results/export/file-name.ts'
import { hideSensitiveValuesInSteps } from '../../results/export/hide-sensitive-values.ts'
import { momentCell } from '../../results/export/sheet-cell.ts'
import { findingsTitle } from '../../results/findings/text.ts'
import { incompleteText, listMissingLabels } from '../../results/incomplete/missing-labels.ts'
import type { IsRevealed } from '../../results/shown-text.ts'
import { createSectionIsRevealed, isQueried, type Section, sectionStateTexts } from '../section.ts'
import { findingLine, readSectionFindings } from '../section-findings.ts'
import { weightRows, weightsJson } from '../weights/weights.ts'

export type SubjectFileKind = 'json' | 'xlsx' | 'txt'

/** Downloads the answers about a subject as a file. Rejects when the signal aborts. */
export async function saveSubject(
  kind: SubjectFileKind,
  saved: SavedSubject,
  { signal, onProgress }: SavingOptions,
): Promise<void> {
  const name = fileName('assunto', saved.at, kind)
  if (kind === 'xlsx') return download(name, xlsxType, await buildWorkbook(subjectSheets(saved), signal))
  const total = saved.sections.reduce((sum, section) => sum + countPieces(section), 0)
  const pieces = kind === 'json' ? subjectJson(saved) : subjectText(saved)
  const file = await buildTextBlob(pieces, {
    signal,
    onProgress: (done) => onProgress(Math.min(done, total), total),
  })
  if (kind === 'json') download(name, 'application/json', await addJsonDigest(file))
  else download(name, 'text/plain;charset=utf-8', file)
}

const countPieces = ({ answer }: Section) =>
  isAnswered(answer?.outcome) ? pieceCount(answer.outcome.answer) : 1

const isoTime = (at: number) => new Date(at).toISOString()

function* subjectJson({ title, document, sections, isRevealed, at }: SavedSubject): Generator<string> {
  const answers: SectionJson[] = []
  for (const section of sections.filter(isQueried)) answers.push(yield* sectionJson(section, isRevealed))
  const weights = weightsJson(sections, isRevealed)
  yield* jsonPieces({ subject: title, document: document.text, at: isoTime(at), weights, answers })
  yield '\n'
}

type SectionJson = { [key: string]: Json | undefined }

function* sectionJson(
  { key, title, definition, state, answer }: Section,
  isRevealed: IsRevealed,
): Generator<string, SectionJson> {
  const common = { title, consulta: definition.id, state }
  const outcome = answer?.outcome
  if (!outcome) return common
  const answered = {
    ...common,
    at: isoTime(outcome.at),
    demonstration: outcome.isDemo,
    requestId: outcome.requestId,
  }
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

/** The answers about a subject, as the page shows them: values that it hides are hidden in files too. */
export type SavedSubject = {
  /** The name, or the document as the page shows it. */
  title: string
  document: { label: string; text: string }
  sections: readonly Section[]
  /** Tests a path that begins with the key of a section. */
  isRevealed: IsRevealed
  /** In milliseconds since the epoch. */
  at: number
}

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
