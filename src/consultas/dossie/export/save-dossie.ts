import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Path } from '@/generated/paths.ts'
import { download } from '@/lib/download.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import { jsonPieces, pieceCount } from '@/lib/format/json-pieces.ts'
import { buildWorkbook, type SheetRows, xlsxType } from '@/lib/format/workbook.ts'
import { addJsonDigest } from '@/lib/json-digest.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import type { SavingOptions } from '../../exporting/saving.tsx'
import type { FormValues } from '../../form/form-values.ts'
import { isAnswered } from '../../outcome.ts'
import { answerSheets } from '../../results/export/answer-sheets.ts'
import { fileName } from '../../results/export/file-name.ts'
import { hideSensitiveValuesInSteps } from '../../results/export/hide-sensitive-values.ts'
import { momentCell } from '../../results/export/sheet-cell.ts'
import { findingsTitle } from '../../results/findings/text.ts'
import { incompleteText, listMissingLabels } from '../../results/incomplete/missing-labels.ts'
import type { IsRevealed } from '../../results/shown-text.ts'
import { addPurposeField, listLabeledValues } from '../../subject/labeled-values.ts'
import { documentPath } from '../../subject-page/head-facts.ts'
import { createSectionIsRevealed } from '../../subject-page/section.ts'
import { hideInSection, listDocuments } from '../../subject-page/use-printed-sections.ts'
import { weightRows, weightsJson } from '../../subject-page/weights/weights.ts'
import { type DossieProgress, type PartProgress, stateTexts } from '../engine/dossie-progress.ts'
import { conclusionTitle, type OpenDossie } from '../open/open-dossie.ts'
import { readPartFindings, toSection } from '../sections.ts'

export type DossieFileKind = 'json' | 'xlsx'

/**
 * Downloads a dossiê as a file. Values that the page hides are hidden in the file too. Rejects when the
 * signal aborts.
 */
export async function saveDossie(
  kind: DossieFileKind,
  whole: SavedDossie,
  { signal, onProgress }: SavingOptions,
): Promise<void> {
  const saved = hideDocuments(whole)
  const { dossie, progress } = saved
  const name = fileName(`dossie/${dossie.dossie}`, progress.startedAt, kind)
  if (kind === 'xlsx') return download(name, xlsxType, await buildWorkbook(dossieSheets(saved), signal))
  const total = progress.parts.reduce((sum, part) => sum + answerCount(part), 0)
  const file = await buildTextBlob(dossieJson(saved), {
    signal,
    onProgress: (done) => onProgress(Math.min(done, total), total),
  })
  download(name, 'application/json', await addJsonDigest(file))
}

/** Returns the values of the form with the documents hidden. */
const hideAskedValues = ({ fields }: SavedDossie['dossie'], { values }: SavedDossie['open']): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) =>
      listLabeledValues([field], values).map(({ hidden }) => [
        field.name,
        hidden ?? values[field.name] ?? '',
      ]),
    ),
  )

/** Hides the documents in the answers if the page hides its own. */
function hideDocuments(saved: SavedDossie): SavedDossie {
  const { dossie, open, progress, isRevealed } = saved
  if (isRevealed(documentPath)) return saved
  const documents = listDocuments(progress.parts, listLabeledValues(dossie.fields, open.values))
  const parts = progress.parts.map((part) => hideInSection(part, documents))
  return { ...saved, progress: { ...progress, parts } }
}

const answerCount = ({ answer }: PartProgress) =>
  isAnswered(answer?.outcome) ? pieceCount(answer.outcome.answer) : 1

const isoTime = (at: number) => new Date(at).toISOString()

/**
 * Yields the pieces of a JSON file with the dossiê's values and, for each part, its source, time and whole
 * answer.
 */
function* dossieJson({ dossie, open, progress, isRevealed }: SavedDossie): Generator<string> {
  const parts: PartJson[] = []
  for (const part of progress.parts) parts.push(yield* partJson(part, isRevealed))
  yield* jsonPieces({
    dossie: dossie.title,
    report: open.number,
    at: isoTime(progress.startedAt),
    issuedBy: fullName(auth.profile),
    asked: isRevealed(documentPath) ? open.values : hideAskedValues(dossie, open),
    purpose: open.purpose,
    weights: weightsJson(progress.parts.map(toSection), isRevealed),
    conclusion: open.conclusion.getSnapshot().trim() || undefined,
    parts,
  })
  yield '\n'
}

type PartJson = { [key: string]: Json | undefined }

function* partJson(
  { part, definition, state, answer, reason }: PartProgress,
  isRevealed: IsRevealed,
): Generator<string, PartJson> {
  const common = { part: part.title, consulta: definition.id, state }
  const outcome = answer?.outcome
  if (!outcome) return { ...common, ...(reason === undefined ? {} : { reason }) }
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
      createSectionIsRevealed(isRevealed, part.name),
    ),
  }
}

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
