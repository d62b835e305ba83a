import { z } from 'zod'
import { fileKinds } from '../../manifest/schema/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestDocument } from '../read/manifest-document.ts'
import { knownKeysAt } from './known-keys.ts'
import type { Problem } from './value-problems.ts'
import { problemsOf } from './zod-issues.ts'
import { wordsFor } from './zod-messages.ts'

z.config({ localeError: wordsFor })

/** A file that follows its grammar: the document, and its value with defaults filled in. */
export type ParsedFile<Value = unknown> = { document: ManifestDocument; value: Value }

const report = (document: ManifestDocument, { code, path, part, message, hint }: Problem) =>
  document.report(code, path, part, message, hint)

/** Checks a document against the grammar of its kind. */
export function parseDocument(document: ManifestDocument): ParsedFile | Diagnostic[] {
  const schema: z.ZodType = fileKinds[document.kind]
  const result = schema.safeParse(document.value)
  if (result.success) return { document, value: result.data }
  const knownKeys = (path: readonly PropertyKey[]) => knownKeysAt(schema, document.value, path)
  return result.error.issues
    .flatMap((issue) => problemsOf(issue, { root: document.value, knownKeys }))
    .map((problem) => report(document, problem))
}
