import type { EntryPath } from '../../../manifest/contract/studio.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { schemaByKind } from '../../../manifest/schema/files.ts'
import { listKeysAt } from '../../compile/parse/known-keys.ts'
import { findKind } from '../../compile/read/manifest-files.ts'

/** Returns the keys that the grammar has at a path of a file, in its order. */
export function listGrammarKeys(file: string, root: Json, path: EntryPath): string[] {
  const kind = findKind(file)
  return kind === undefined ? [] : listKeysAt(schemaByKind[kind], root, path)
}
