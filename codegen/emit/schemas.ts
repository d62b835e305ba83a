import type { FileKind } from '../../manifest/schema/files.ts'
import type { Model } from '../compile/resolve/model.ts'
import { grammarSchema } from './json-schema/grammar-schema.ts'
import { nameSchemas } from './json-schema/name-lists.ts'
import { schemaPaths } from './json-schema/schema-line.ts'
import { formatJson } from './json-text.ts'
import type { VirtualFile } from './virtual-file.ts'
import { banner } from './virtual-file.ts'

/**
 * Emits the JSON Schema of each kind of YAML file, with the manifest's own names. Editors use it
 * to complete and check.
 */
export function emitSchemas(model: Model): VirtualFile[] {
  const names = Object.entries(nameSchemas(model))
  return Object.entries(schemaPaths).map(([kind, path]) => {
    const grammar = grammarSchema(kind as FileKind)
    const used = names.filter(([name]) => grammar.text.includes(`"#/definitions/${name}"`))
    const { $schema, definitions, ...schema } = grammar.schema
    const all = { ...definitions, ...Object.fromEntries(used) }
    const content = { $schema, $comment: banner, ...schema, definitions: all }
    return { path, content: `${formatJson(content)}\n` }
  })
}
