import * as z from 'zod'
import { type FileKind, schemaByKind } from '../../manifest/schema/files.ts'
import type { Model } from '../compile/resolve/model.ts'
import { addEditorHints } from './json-schema/editor-hints.ts'
import { type JsonSchema, nameSchemas } from './json-schema/name-lists.ts'
import { schemaPaths } from './json-schema/schema-line.ts'
import { formatJson } from './json-text.ts'
import { banner, type VirtualFile } from './virtual-file.ts'

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

type GrammarSchema = { schema: JsonSchema; text: string }

const schemaCache = new Map<FileKind, GrammarSchema>()

/**
 * Returns the JSON Schema of a kind of file as far as it depends on the grammar alone. Its references to
 * `#/definitions/<list>` stand for names that the manifest declares. It is draft 7, which every editor reads.
 * Cached, because building it takes longer than emitting it.
 */
function grammarSchema(kind: FileKind): GrammarSchema {
  const cached = schemaCache.get(kind) ?? buildGrammarSchema(kind)
  schemaCache.set(kind, cached)
  return cached
}

function buildGrammarSchema(kind: FileKind): GrammarSchema {
  const schema = z.toJSONSchema(schemaByKind[kind], {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => addEditorHints(jsonSchema, zodSchema),
  })
  return { schema, text: JSON.stringify(schema) }
}
