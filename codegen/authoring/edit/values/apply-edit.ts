import { isDeepStrictEqual } from 'node:util'
import type { EntryPath, ValueEdit } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { expectedValues } from './expected-value.ts'
import { EditError, readValue } from './read-tree.ts'
import { insertValue, type ListKeys, moveEntry, removeValue, renameKey, setValue } from './value-edits.ts'
import { transferEntry } from './written-entries.ts'

/** Texts by file name. */
export type FileTexts = ReadonlyMap<string, string>

/**
 * Applies an edit and returns the new texts of the files that it changes. `listKeys` returns the grammar's keys.
 *
 * @throws EditError if the edit does not fit the file, or if its text would not have the wanted value.
 */
export function applyEdit(
  texts: FileTexts,
  edit: ValueEdit,
  listKeys: (file: string, root: Json, path: EntryPath) => string[],
): Map<string, string> {
  const changed = changeTexts(texts, edit, listKeys)
  const expected = expectedValues((file) => readValue(readText(texts, file), []) ?? null, edit)
  for (const [file, value] of expected)
    if (!isDeepStrictEqual(readValue(changed.get(file) ?? readText(texts, file), []), value))
      throw new EditError('não aceita esta mudança: faça-a no YAML')
  return changed
}

function readText(texts: FileTexts, file: string): string {
  const text = texts.get(file)
  if (text === undefined) throw new EditError('não existe')
  return text
}

function changeTexts(
  texts: FileTexts,
  edit: ValueEdit,
  listKeys: (file: string, root: Json, path: EntryPath) => string[],
): Map<string, string> {
  const { file, path } = edit.place
  const text = readText(texts, file)
  const keys: ListKeys = (at) => listKeys(file, readValue(text, []) ?? null, at)
  switch (edit.op) {
    case 'set':
      return new Map([[file, setValue(text, path, edit.value as Json, keys)]])
    case 'remove':
      return new Map([[file, removeValue(text, path)]])
    case 'insert':
      return new Map([[file, insertValue(text, path, edit.index, edit.value as Json)]])
    case 'move':
      return new Map([[file, moveEntry(text, path, edit.from, edit.to)]])
    case 'rename-key':
      return new Map([[file, renameKey(text, path, edit.to)]])
    case 'transfer': {
      const isSameFile = edit.to.file === file
      const moved = transferEntry(
        { from: text, to: readText(texts, edit.to.file), isSameFile },
        path,
        edit.to.path,
        edit.index,
      )
      return new Map([
        [file, moved.from],
        [edit.to.file, moved.to],
      ])
    }
  }
}
