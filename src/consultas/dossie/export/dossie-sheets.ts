import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { isAnswered } from '../../outcome.ts'
import { answerSheets } from '../../results/export/answer-sheets.ts'
import { momentCell } from '../../results/export/sheet-cell.ts'
import { findingsTitle } from '../../results/findings/text.ts'
import { incompleteText } from '../../results/incomplete/missing-labels.ts'
import type { IsRevealed } from '../../results/shown-text.ts'
import { addPurposeField, listLabeledValues } from '../../subject/labeled-values.ts'
import { documentPath } from '../../subject-page/head/document-text.ts'
import { createSectionIsRevealed } from '../../subject-page/section-reveal.ts'
import { weightRows } from '../../subject-page/weights/weights-in-files.ts'
import type { DossieProgress, PartProgress } from '../engine/dossie-progress.ts'
import { toSection } from '../engine/to-section.ts'
import { conclusionTitle } from '../open/conclusion.ts'
import type { OpenDossie } from '../open/open-dossie.ts'
import { readPartFindings } from '../part-findings.ts'
import { stateTexts } from '../state-text.ts'

/** A dossiê with its answers so far. */
export type SavedDossie = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  /** Tests a path that starts with the part's name. */
  isRevealed: IsRevealed
}

/** Writes a dossiê as a workbook: the query and the outcome of each part, then the answers by part. */
export function dossieSheets({ dossie, open, progress, isRevealed }: SavedDossie): SheetRows[] {
  const { parts, startedAt } = progress
  const { fields, values } = addPurposeField({ fields: dossie.fields, values: open.values }, open.purpose)
  const areShown = isRevealed(documentPath)
  const queryRows = listLabeledValues(fields, values).map(({ label, text, hidden = text }) => [
    label,
    areShown ? text : hidden,
  ])
  const conclusion = open.conclusion.getSnapshot().trim()
  const isDemo = parts.some(({ answer }) => answer?.outcome.isDemo)
  const rows = [
    ['Dossiê', dossie.title],
    ...queryRows,
    ['Relatório', open.number],
    ['Data', momentCell(startedAt)],
    ['Emitido por', fullName(auth.profile)],
    ...(isDemo ? [['Dados', 'De demonstração, fictícios']] : []),
    ...weightRows(parts.map(toSection), isRevealed),
    ...(conclusion === '' ? [] : [[conclusionTitle, conclusion]]),
    [],
    ['Parte', 'Situação', 'Fonte', 'Data', findingsTitle],
    ...parts.map((part, index) => [`${index + 1}. ${part.part.title}`, ...partFacts(part, isRevealed)]),
  ]
  return [
    { name: 'Pedido', hasHeader: false, rows },
    ...parts.flatMap((part, index) => partSheets(part, index + 1, isRevealed)),
  ]
}

function partFacts(part: PartProgress, isRevealed: IsRevealed): SheetCell[] {
  const { state, answer, reason } = part
  const outcome = answer?.outcome
  if (isAnswered(outcome) || outcome?.status === 'not-found') {
    const missingTexts = isAnswered(outcome) ? incompleteText(part.definition, outcome) : []
    const findings = [...missingTexts, ...readPartFindings(part, isRevealed)].join(' · ')
    return [stateTexts[state], outcome.source, momentCell(outcome.at), findings]
  }
  const failureText = outcome?.status === 'failed' ? outcome.message : reason
  return [failureText ? `${stateTexts[state]}. ${failureText}` : stateTexts[state]]
}

function partSheets(
  { part, definition, answer }: PartProgress,
  number: number,
  isRevealed: IsRevealed,
): SheetRows[] {
  const outcome = answer?.outcome
  if (!isAnswered(outcome)) return []
  return answerSheets(definition, outcome, createSectionIsRevealed(isRevealed, part.name), part.title).map(
    (sheet) => ({
      ...sheet,
      name: `${number} ${sheet.name}`,
    }),
  )
}
