import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { Path } from '@/generated/paths.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import type { PageDocument } from '../document/document.ts'
import { isoTime } from '../document/json.ts'
import type { FormValues } from '../form/form-values.ts'
import { stateLabels } from '../outcome-words.ts'
import { momentCell } from '../results/export/sheet-cell.ts'
import { listLabeledValues } from '../subject/labeled-values.ts'
import { buildSectionsDocument } from '../subject-page/export/section-document.ts'
import { documentPath } from '../subject-page/head-facts.ts'
import type { Section } from '../subject-page/section.ts'
import { hideInSection, listDocuments } from '../subject-page/use-printed-sections.ts'
import type { DossieProgress } from './engine/dossie-progress.ts'
import { conclusionTitle, type OpenDossie } from './open/open-dossie.ts'
import { toSection } from './sections.ts'

/** A dossiê with its answers so far. */
export type SavedDossie = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  /** Tests a path that starts with the part's name. */
  isRevealed: IsRevealed
}

/** Builds the document of a dossiê. */
export function buildDossieDocument(saved: SavedDossie): PageDocument {
  const { dossie, open, progress, isRevealed } = saved
  const areShown = isRevealed(documentPath)
  const issuedBy = fullName(auth.profile)
  const conclusion = open.conclusion.text.trim()
  return buildSectionsDocument({
    name: `dossie/${dossie.dossie}`,
    at: progress.startedAt,
    sections: listSections(saved),
    isRevealed,
    stateTexts: stateLabels,
    json: {
      before: {
        dossie: dossie.title,
        report: open.number,
        at: isoTime(progress.startedAt),
        issuedBy,
        asked: areShown ? open.values : hideValues(saved),
        purpose: open.purpose,
      },
      after: { conclusion: conclusion || undefined },
      listKey: 'parts',
      titleKey: 'part',
    },
    sheet: {
      name: 'Pedido',
      before: [
        ['Dossiê', dossie.title],
        ...listLabeledValues(dossie.fields, open.values).map(({ label, text, hidden = text }) => [
          label,
          areShown ? text : hidden,
        ]),
        ...(open.purpose === undefined ? [] : [['Finalidade', open.purpose]]),
        ['Relatório', open.number],
        ['Data', momentCell(progress.startedAt)],
        ['Emitido por', issuedBy],
      ],
      after: conclusion === '' ? [] : [[conclusionTitle, conclusion]],
      column: 'Parte',
    },
  })
}

/** Returns the values of the form with the documents hidden. */
const hideValues = ({ dossie: { fields }, open: { values } }: SavedDossie): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) =>
      listLabeledValues([field], values).map(({ hidden }) => [
        field.name,
        hidden ?? values[field.name] ?? '',
      ]),
    ),
  )

/** Returns the parts as sections. The documents in their answers are hidden if the page hides its own. */
function listSections({ dossie, open, progress, isRevealed }: SavedDossie): readonly Section[] {
  // Files do not say why a part waits.
  const sections = progress.parts.map((part): Section => ({ ...toSection(part), reason: part.reason }))
  if (isRevealed(documentPath)) return sections
  const documents = listDocuments(sections, listLabeledValues(dossie.fields, open.values))
  return sections.map((section) => hideInSection(section, documents))
}
