import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { Path } from '@/generated/paths.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import type { PageDocument } from '../document/document.ts'
import { isoTime, type JsonFields, type JsonSteps, writeJson } from '../document/json.ts'
import type { FormValues } from '../form/form-values.ts'
import { momentCell } from '../results/export/sheet-cell.ts'
import { addPurposeField, listLabeledValues } from '../subject/labeled-values.ts'
import {
  buildFactCells,
  buildSectionSheets,
  countPieces,
  outcomeJson,
} from '../subject-page/export/section-document.ts'
import { documentPath } from '../subject-page/head-facts.ts'
import { hideInSection, listDocuments } from '../subject-page/use-printed-sections.ts'
import { weightsJson } from '../subject-page/weights/weights.ts'
import { type DossieProgress, stateTexts } from './engine/dossie-progress.ts'
import { conclusionTitle, type OpenDossie } from './open/open-dossie.ts'
import { readPartFindings, toSection } from './sections.ts'

/** A dossiê with its answers so far. */
export type SavedDossie = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  /** Tests a path that starts with the part's name. */
  isRevealed: IsRevealed
}

/** Builds the document of a dossiê. */
export function buildDossieDocument(whole: SavedDossie): PageDocument {
  const saved = hideDocuments(whole)
  const { dossie, progress } = saved
  return {
    name: `dossie/${dossie.dossie}`,
    at: progress.startedAt,
    size: { json: countPieces(progress.parts) },
    json: () => writeJson(dossieJson(saved)),
    xlsx: () => dossieSheets(saved),
  }
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

/** Builds the JSON: the dossiê's values and, for each part, its source, time and whole answer. */
function* dossieJson({ dossie, open, progress, isRevealed }: SavedDossie): JsonSteps {
  const parts: JsonFields[] = []
  for (const progressed of progress.parts) {
    const { part, definition, state, answer, reason } = progressed
    parts.push({
      part: part.title,
      consulta: definition.id,
      state,
      ...(answer || reason === undefined ? {} : { reason }),
      ...(yield* outcomeJson(toSection(progressed), isRevealed)),
    })
  }
  return {
    dossie: dossie.title,
    report: open.number,
    at: isoTime(progress.startedAt),
    issuedBy: fullName(auth.profile),
    asked: isRevealed(documentPath) ? open.values : hideAskedValues(dossie, open),
    purpose: open.purpose,
    weights: weightsJson(progress.parts.map(toSection), isRevealed),
    conclusion: open.conclusion.text.trim() || undefined,
    parts,
  }
}

/** Writes a workbook: the query and the outcome of each part, then the answers by part. */
function dossieSheets({ dossie, open, progress, isRevealed }: SavedDossie): SheetRows[] {
  const { parts, startedAt } = progress
  const { fields, values } = addPurposeField({ fields: dossie.fields, values: open.values }, open.purpose)
  const areShown = isRevealed(documentPath)
  const queryRows = listLabeledValues(fields, values).map(({ label, text, hidden = text }) => [
    label,
    areShown ? text : hidden,
  ])
  const conclusion = open.conclusion.text.trim()
  return buildSectionSheets(
    {
      name: 'Pedido',
      column: 'Parte',
      before: [
        ['Dossiê', dossie.title],
        ...queryRows,
        ['Relatório', open.number],
        ['Data', momentCell(startedAt)],
        ['Emitido por', fullName(auth.profile)],
      ],
      after: conclusion === '' ? [] : [[conclusionTitle, conclusion]],
      sections: parts.map(toSection),
      readFacts: (section, index) => {
        const { state = 'skipped', reason } = parts[index] ?? {}
        return buildFactCells(section, stateTexts[state], readPartFindings(section, isRevealed), reason)
      },
    },
    isRevealed,
  )
}
