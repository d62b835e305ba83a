import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { readAtPath } from '../../../compile/parse/read-at-path.ts'
import { readYamlTree, type YamlTree } from '../../../compile/read/yaml-tree.ts'

/** A text that cannot be edited as asked. The message is in Portuguese. */
export class EditError extends Error {}

let last: YamlTree | undefined

/** Parses a text. The last result is kept, because an edit reads a text more than once. */
function readCached(text: string): YamlTree {
  if (last?.text !== text) last = readYamlTree(text)
  return last
}

/**
 * Returns the positions in a text.
 *
 * @throws EditError for syntax errors and for YAML that a manifest does not allow.
 */
export function readTree(text: string): YamlTree {
  const tree = readCached(text)
  if (tree.hasErrors) throw new EditError('tem um erro de sintaxe: corrija-o no YAML')
  if (!tree.isEditable) throw new EditError('tem YAML que o estúdio não edita: mude-o no YAML')
  return tree
}

/** Returns the value at a path of a YAML text, or `undefined` if there is none. An empty text is `null`. */
export const readValue = (text: string, path: EntryPath): Json | undefined =>
  readAtPath(readCached(text).read() ?? null, path) as Json | undefined
