import { z } from 'zod'
import type { EditAnswer, ValueEdit } from '../../../manifest/contract/studio.ts'
import { applyEdit } from '../edit/values/apply-edit.ts'
import { EditError } from '../edit/values/yaml-tree.ts'
import { listGrammarKeys } from './grammar-keys.ts'
import { readManifestFiles, readText, requireManifestFile } from './manifest-texts.ts'
import { createRequest, placeSchema, StudioError, textsSchema } from './studio-request.ts'

const index = z.int().min(0)

const editSchema: z.ZodType<ValueEdit> = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), place: placeSchema, value: z.json() }),
  z.object({ op: z.literal('remove'), place: placeSchema }),
  z.object({ op: z.literal('insert'), place: placeSchema, index, value: z.json() }),
  z.object({ op: z.literal('move'), place: placeSchema, from: index, to: index }),
  z.object({ op: z.literal('rename-key'), place: placeSchema, to: z.string().min(1) }),
  z.object({ op: z.literal('transfer'), place: placeSchema, to: placeSchema, index }),
])

const schema = z.object({ drafts: textsSchema, edits: z.array(editSchema) })

/** `edit`: applies edits one after the other and returns the new texts of the files they changed. */
export const edit = createRequest(schema, (context, { drafts, edits }): EditAnswer => {
  const files = readManifestFiles(context, drafts)
  const texts = new Map<string, string>()
  const names = edits.flatMap((one) => [one.place.file, ...(one.op === 'transfer' ? [one.to.file] : [])])
  for (const name of new Set(names)) {
    requireManifestFile(context.folders.manifestDir, name)
    const text = readText(files, name)
    if (text !== undefined) texts.set(name, text)
  }
  const before = new Map(texts)
  for (const one of edits) for (const [name, text] of apply(texts, one)) texts.set(name, text)
  return { texts: Object.fromEntries([...texts].filter(([name, text]) => text !== before.get(name))) }
})

function apply(texts: ReadonlyMap<string, string>, edit: ValueEdit) {
  try {
    return applyEdit(texts, edit, listGrammarKeys)
  } catch (error) {
    if (error instanceof EditError) throw new StudioError(`${edit.place.file} ${error.message}`)
    throw error
  }
}
