import * as z from 'zod'
import type {
  CompleteAnswer,
  CompleteRequest,
  Completion,
  EntryPath,
} from '../../../manifest/contract/studio.ts'
import { findKind } from '../../compile/read/manifest-files.ts'
import { readManifest } from '../../compile/read/read-manifest.ts'
import { findCursor } from './complete/find-cursor.ts'
import { listKeys, listParts } from './complete/list-keys.ts'
import { listValues } from './complete/list-values.ts'
import { readDraftNames } from './form/draft-names.ts'
import { createControl } from './form/form-control.ts'
import { type FormFile, findSpot } from './form/form-spot.ts'
import { createDraftFiller } from './form/scope.ts'
import { findIconNames } from './icons.ts'
import { readManifestFiles, readText, requireManifestFile } from './manifest-texts.ts'
import { createRequest, StudioError, textsSchema } from './studio-request.ts'

const schema: z.ZodType<CompleteRequest> = z.object({
  drafts: textsSchema,
  file: z.string(),
  offset: z.int().min(0),
})

const maxIcons = 50

/** `complete`: the keys and values that may stand at the cursor, as the form offers them. */
export const complete = createRequest(schema, (context, { drafts, file: name, offset }): CompleteAnswer => {
  const { folders, cwd } = context
  requireManifestFile(folders.manifestDir, name)
  const files = readManifestFiles(context, drafts)
  const kind = findKind(name)
  const text = readText(files, name)
  if (text === undefined || kind === undefined) throw new StudioError(`O arquivo ${name} não existe`)
  const cursor = findCursor(text, offset)
  if (!cursor) return { from: offset, options: [] }
  // The file itself need not parse: it is read from the cursor's text.
  const others = readManifestFiles(context, { ...drafts, [name]: null })
  const { documents } = readManifest(folders.manifestDir, cwd, others)
  const names = readDraftNames([...documents, { kind, value: cursor.root }], folders.pagesDir)
  const cast = documents.find((document) => document.name === 'demo/cast.yaml')?.value
  const file: FormFile = { kind, value: cursor.root, filler: createDraftFiller(cast) }
  const { from, keysOf, valueAt, word } = cursor

  const completeKeys = (path: EntryPath): Completion[] => {
    const spot = findSpot(file, path)
    return spot ? [...listKeys(spot, file, cursor), ...listParts(spot, file, names, cursor)] : []
  }
  const completeValue = (path: EntryPath): CompleteAnswer => {
    const spot = findSpot(file, path)
    if (!spot) return { from, options: [] }
    if (createControl(spot, names).type !== 'icon') return { from, options: listValues(spot, file, names) }
    const icons = findIconNames(context, word).slice(0, maxIcons)
    return { from, options: icons.map((icon) => ({ label: icon, insert: icon })), isPartial: true }
  }
  const keys = keysOf === undefined ? [] : completeKeys(keysOf)
  return keys.length > 0 || valueAt === undefined ? { from, options: keys } : completeValue(valueAt)
})
