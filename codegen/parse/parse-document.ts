import { z } from 'zod'
import { fileKinds } from '../../manifest/schema/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import { withoutFollowers } from './followers.ts'
import { knownKeysAt } from './known-keys.ts'
import type { Problem } from './value-problems.ts'
import { problemsOf } from './zod-issues.ts'
import { zodMessage } from './zod-message.ts'

z.config({ localeError: zodMessage })

/** A file that follows its grammar: the document, and its value with defaults filled in. */
export type ParsedFile<Value = unknown> = { document: ManifestDocument; value: Value }

const report = (document: ManifestDocument, { code, path, part, message, hint }: Problem) =>
  document.report(code, path, part, message, hint)

/** Even where the grammar requires no key, an empty file is a mistake: it would silently be a product without menu or routes. */
const emptyFile = (document: ManifestDocument, keys: string[]) =>
  document.report(
    'empty-file',
    [],
    'key',
    `O arquivo ${document.name} está vazio`,
    `escreva ao menos uma destas chaves: ${keys.join(', ')}`,
  )

/** Checks a document against the grammar of its kind. */
export const parseDocument = oncePer(parse)

function parse(document: ManifestDocument): ParsedFile | Diagnostic[] {
  const schema: z.ZodType = fileKinds[document.kind]
  const result = schema.safeParse(document.value)
  const knownKeys = (path: Path) => knownKeysAt(schema, document.value, path)
  if (result.success)
    return document.isEmpty ? [emptyFile(document, knownKeys([]))] : { document, value: result.data }
  const problems = result.error.issues.flatMap((issue) =>
    problemsOf(issue, { root: document.value, knownKeys }),
  )
  return withoutFollowers(problems).map((problem) => report(document, problem))
}
