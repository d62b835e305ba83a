import type { NewKind, StudioAnswers, StudioRequests, Texts } from '../../../../manifest/contract/studio.ts'
import { expandManifest } from '../../../compile/expand/expand-manifest.ts'
import { parseManifest } from '../../../compile/parse/parse-manifest.ts'
import { readManifest } from '../../../compile/read/read-manifest.ts'
import { applyEdits } from '../edit.ts'
import { readDraftNames } from '../form/draft-names.ts'
import { readManifestFiles, type StudioContext } from '../studio-context.ts'
import { answerDialog, findFieldErrors } from './field-errors.ts'
import { dossie, family, variant } from './new-consulta.ts'
import { question, release } from './new-content.ts'
import { menuEntry } from './new-menu-entry.ts'
import type { NewPartKind, PartSource } from './new-part.ts'
import { redirect, route, source } from './new-route.ts'

/** `new-form`: the fields of the dialog of a new part. */
export function newForm(
  context: StudioContext,
  { drafts, kind, near }: StudioRequests['new-form'],
): StudioAnswers['new-form'] {
  return { fields: newParts[kind].listFields(createPartSource(context, drafts), near) }
}

/** `create`: makes a new part. It is refused if the manifest would have errors that it does not have yet. */
export function create(
  context: StudioContext,
  { drafts, kind, values: typed }: StudioRequests['create'],
): StudioAnswers['create'] {
  const source = createPartSource(context, drafts)
  const { listFields, build } = newParts[kind]
  const fields = listFields(source, undefined)
  return answerDialog(fields, typed, (values) => {
    const part = build(values, source)
    const names = fields.map(({ name }) => name)
    const errors = findFieldErrors(context, drafts, part, names)
    return Object.keys(errors).length > 0 ? { errors } : { texts: part.texts, place: part.place }
  })
}

const newParts: Record<NewKind, NewPartKind> = {
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
