import * as z from 'zod'
import { type FileKind, schemaByKind } from '../../../manifest/schema/files.ts'
import { addEditorHints } from './editor-hints.ts'
import type { JsonSchema } from './json-schema.ts'

type GrammarSchema = { schema: JsonSchema; text: string }

const schemaCache = new Map<FileKind, GrammarSchema>()

/**
 * Returns the JSON Schema of a kind of file as far as it depends on the grammar alone. Its references to
 * `#/definitions/<list>` stand for names that the manifest declares. It is draft 7, which every editor reads.
 * Cached, because building it takes longer than emitting it.
 */
export function grammarSchema(kind: FileKind): GrammarSchema {
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
