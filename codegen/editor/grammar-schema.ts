import { z } from 'zod'
import { type FileKind, fileKinds } from '../../manifest/schema/files.ts'
import type { JsonSchema } from './json-schema.ts'
import { tellEditors } from './tell-editors.ts'

/** A schema, and the same as text. */
type GrammarSchema = { schema: JsonSchema; text: string }

const known = new Map<FileKind, GrammarSchema>()

/**
 * The JSON Schema of a kind of file, as far as it depends on the grammar alone: its references to `#/definitions/<list>`
 * stand for the names that the manifest declares. Draft 7, the one that every editor reads. Made once, since that takes
 * longer than to emit it.
 */
export function grammarSchema(kind: FileKind): GrammarSchema {
  const made = known.get(kind) ?? make(kind)
  known.set(kind, made)
  return made
}

function make(kind: FileKind): GrammarSchema {
  const schema = z.toJSONSchema(fileKinds[kind], {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => tellEditors(jsonSchema, zodSchema),
  })
  return { schema, text: JSON.stringify(schema) }
}
