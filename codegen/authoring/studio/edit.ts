import type {
  EntryPath,
  StudioAnswers,
  StudioRequests,
  Texts,
  ValueEdit,
} from '../../../manifest/contract/studio.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { schemaByKind } from '../../../manifest/schema/files.ts'
import { listKeysAt } from '../../compile/parse/known-keys.ts'
import { findKind } from '../../compile/read/manifest-files.ts'
import { applyEdit } from '../edit/values/apply-edit.ts'
import { EditError } from '../edit/values/yaml-tree.ts'
import {
  readManifestFiles,
  readText,
  requireManifestFile,
  type StudioContext,
  StudioError,
} from './studio-context.ts'

/** `edit`: applies edits one after the other and returns the new texts of the files they changed. */
export function edit(
  context: StudioContext,
  { drafts, edits }: StudioRequests['edit'],
): StudioAnswers['edit'] {
  return { texts: applyEdits(context, drafts, edits) }
}

/**
 * Applies edits one after the other and returns the new texts of the files they changed.
 *
 * @throws StudioError if an edit does not fit its file.
 */
export function applyEdits(context: StudioContext, drafts: Texts, edits: readonly ValueEdit[]): Texts {
  const files = readManifestFiles(context, drafts)
  const texts = new Map<string, string>()
  const names = edits.flatMap((one) => [one.place.file, ...(one.op === 'transfer' ? [one.to.file] : [])])
  for (const name of new Set(names)) {
    requireManifestFile(context.folders.manifestDir, name)
    const text = readText(files, name)
    if (text !== undefined) texts.set(name, text)
  }
  const before = new Map(texts)
  for (const one of edits) {
    const changed = explainEditError(one.place.file, () => applyEdit(texts, one, listGrammarKeys))
    for (const [name, text] of changed) texts.set(name, text)
  }
  return Object.fromEntries([...texts].filter(([name, text]) => text !== before.get(name)))
}

/** @throws StudioError with the file's name if `edit` throws an EditError. */
export function explainEditError<Result>(file: string, edit: () => Result): Result {
  try {
    return edit()
  } catch (error) {
    if (error instanceof EditError) throw new StudioError(`${file} ${error.message}`)
    throw error
  }
}

/** Returns the keys that the grammar has at a path of a file, in its order. */
export function listGrammarKeys(file: string, root: Json, path: EntryPath): string[] {
  const kind = findKind(file)
  return kind === undefined ? [] : listKeysAt(schemaByKind[kind], root, path)
}
