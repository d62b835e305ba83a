import type { NewKind, Texts } from '../../../../manifest/contract/studio.ts'
import { expandManifest } from '../../../compile/expand/expand-manifest.ts'
import { parseManifest } from '../../../compile/parse/parse-manifest.ts'
import { readManifest } from '../../../compile/read/read-manifest.ts'
import { applyEdits } from '../apply-edits.ts'
import { readDraftNames } from '../form/draft-names.ts'
import { readManifestFiles } from '../manifest-texts.ts'
import type { StudioContext } from '../studio-request.ts'
import { family, variant } from './new-consulta.ts'
import { question, release } from './new-content.ts'
import { dossie } from './new-dossie.ts'
import { menuEntry } from './new-menu-entry.ts'
import type { NewPartKind, PartSource } from './new-part.ts'
import { redirect, route } from './new-route.ts'
import { source } from './new-source.ts'

export const newParts: Record<NewKind, NewPartKind> = {
  variant,
  family,
  dossie,
  route,
  redirect,
  'menu-entry': menuEntry,
  source,
  question,
  release,
}

/** Reads the drafts, also while they have errors. */
export function createPartSource(context: StudioContext, drafts: Texts): PartSource {
  const { folders, cwd } = context
  const read = readManifest(folders.manifestDir, cwd, readManifestFiles(context, drafts))
  return {
    manifest: expandManifest(parseManifest(read).manifest),
    names: readDraftNames(read.documents, folders.pagesDir),
    folders,
    edit: (edits) => applyEdits(context, drafts, edits),
  }
}
