import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { SavedDossie } from '../../../src/consultas/dossie/dossie-document.ts'
import type { PartProgress } from '../../../src/consultas/dossie/engine/dossie-progress.ts'
import { createConclusion, type OpenDossie } from '../../../src/consultas/dossie/open/open-dossie.ts'
import type { Section } from '../../../src/consultas/subject-page/section.ts'
import type { Path } from '../../../src/generated/paths.ts'

/** A dossiê whose parts have the answers of these sections. */
export function createSavedDossie(sections: readonly Section[]): SavedDossie {
  const parts = sections.map(
    ({ definition, state, answer, title }) =>
      ({
        part: { name: title, title, family: 'cpf', variant: 1, required: false, fields: {}, after: [] },
        definition,
        state: state === 'not-queried' ? 'skipped' : state,
        answer,
      }) as unknown as PartProgress,
  )
  const dossie = { dossie: 'pessoa', title: 'Dossiê', fields: [] } as unknown as DossieDefinition<Path>
  const open = { dossie, values: {}, number: '1', conclusion: createConclusion() } as unknown as OpenDossie
  const progress = { status: 'done', parts, done: parts.length, startedAt: 0 } as const
  return { dossie, open, progress, isRevealed: () => false }
}
