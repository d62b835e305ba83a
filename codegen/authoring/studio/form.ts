import * as z from 'zod'
import type { FormAnswer, FormRequest, Place, StudioDiagnostic } from '../../../manifest/contract/studio.ts'
import { findKind } from '../../compile/read/manifest-files.ts'
import { readManifest } from '../../compile/read/read-manifest.ts'
import { shownPath } from '../../diagnostics/shown-path.mjs'
import { readTree, readValue } from '../edit/values/read-tree.ts'
import { explainEditError } from './apply-edits.ts'
import { convertDiagnostics } from './diagnostics.ts'
import { buildForm, type PlacedNode } from './form/build-form.ts'
import { readDraftNames } from './form/draft-names.ts'
import { type FormFile, type FormSpot, findSpot } from './form/form-spot.ts'
import { createDraftFiller } from './form/scope.ts'
import { buildDrafts, readManifestFiles, readText, requireManifestFile } from './manifest-texts.ts'
import { createRequest, placeSchema, StudioError, textsSchema } from './studio-request.ts'

const schema: z.ZodType<FormRequest> = z.object({ drafts: textsSchema, place: placeSchema })

/** `form`: the keys at a place as controls. The file is YAML, but need not follow the grammar. */
export const form = createRequest(schema, (context, { drafts, place }): FormAnswer => {
  const { folders, cwd } = context
  requireManifestFile(folders.manifestDir, place.file)
  const files = readManifestFiles(context, drafts)
  const kind = findKind(place.file)
  const text = readText(files, place.file)
  if (text === undefined || kind === undefined) throw new StudioError(`O arquivo ${place.file} não existe`)
  const tree = explainEditError(place.file, () => readTree(text))
  const { documents } = readManifest(folders.manifestDir, cwd, files)
  const cast = documents.find(({ name }) => name === 'demo/cast.yaml')?.value
  const file = { kind, value: readValue(text, []) ?? undefined, filler: createDraftFiller(cast) }
  const names = readDraftNames(documents, folders.pagesDir)
  const { node, placed } = buildForm(requireSpot(file, place), file, tree, names)
  const { diagnostics } = buildDrafts(context, drafts)
  for (const one of convertDiagnostics(diagnostics, shownPath(folders.manifestDir, cwd)))
    if (one.file === place.file) attachDiagnostic(one, placed)
  return { node }
})

function requireSpot(file: FormFile, { file: name, path }: Place): FormSpot {
  const spot = findSpot(file, path)
  if (!spot) throw new StudioError(`${name} não tem ${path.join('.')}`)
  return spot
}

/** Adds a diagnostic to the innermost node at its position. */
function attachDiagnostic(diagnostic: StudioDiagnostic, placed: PlacedNode[]) {
  const { start } = diagnostic.range
  placed.findLast((node) => node.start <= start && start < node.end)?.node.diagnostics.push(diagnostic)
}
