import { z } from 'zod'
import { fileKinds } from '../../manifest/schema/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import { removeFollowUps } from './follow-ups.ts'
import type { GrammarIssue } from './grammar-issues.ts'
import { listKeysAt } from './known-keys.ts'
import { convertIssue } from './zod-issues.ts'
import { zodMessage } from './zod-message.ts'

z.config({ localeError: zodMessage })

/** A file that follows its grammar: the document, and its value with defaults filled in. */
export type ParsedFile<Value = unknown> = { document: ManifestDocument; value: Value }

const report = (document: ManifestDocument, { code, path, part, message, hint }: GrammarIssue) =>
  document.report(code, path, part, message, hint)

/** Even where the grammar requires no key, an empty file is a mistake: it would silently be a product without menu or routes. */
const reportEmptyFile = (document: ManifestDocument, keys: string[]) =>
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
  const listKeys = (path: YamlPath) => listKeysAt(schema, document.value, path)
  if (result.success)
    return document.isEmpty ? [reportEmptyFile(document, listKeys([]))] : { document, value: result.data }
  const issues = result.error.issues.flatMap((issue) =>
    convertIssue(issue, { root: document.value, listKeys }),
  )
  return removeFollowUps(issues).map((problem) => report(document, problem))
}
