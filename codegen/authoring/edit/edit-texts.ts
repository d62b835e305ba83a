import type { EntryPath, ValueEdit } from '../../../manifest/contract/studio.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { schemaByKind } from '../../../manifest/schema/files.ts'
import { listKeysAt } from '../../compile/parse/known-keys.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import { findFileKind } from '../../compile/read/manifest-files.ts'
import { applyEdit } from './values/apply-edit.ts'
import { EditError } from './values/read-tree.ts'

/**
 * Applies edits one after the other to texts by file name. Returns the texts that they changed.
 *
 * @throws EditError with the file's name if an edit does not fit its file.
 */
export function editTexts(
  before: ReadonlyMap<string, string>,
  edits: readonly ValueEdit[],
): Map<string, string> {
  const texts = new Map(before)
  for (const edit of edits) {
    const changed = nameFile(edit.place.file, () => applyEdit(texts, edit, listGrammarKeys))
    for (const [name, text] of changed) texts.set(name, text)
  }
  return new Map([...texts].filter(([name, text]) => text !== before.get(name)))
}

/** @throws EditError with the file's name if `edit` throws one. */
export function nameFile<Result>(file: string, edit: () => Result): Result {
  try {
    return edit()
  } catch (error) {
    if (error instanceof EditError) throw new EditError(`${file} ${error.message}`)
    throw error
  }
}

/** Converts a path of a document to one of an edit. */
export const toEntryPath = (path: YamlPath): EntryPath =>
  path.map((step) => (typeof step === 'number' ? step : String(step)))

/** Returns the keys that the grammar has at a path of a file, in its order. */
function listGrammarKeys(file: string, root: Json, path: EntryPath): string[] {
  const kind = findFileKind(file)
  return kind === undefined ? [] : listKeysAt(schemaByKind[kind], root, path)
}
