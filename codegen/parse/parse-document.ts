import { z } from 'zod'
import { fileKinds } from '../../manifest/schema/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { GrammarIssue } from './grammar-issues.ts'
import { listKeysAt } from './known-keys.ts'
import { convertIssue } from './zod-issues.ts'
import { zodMessage } from './zod-message.ts'

z.config({ localeError: zodMessage })

/** A file that follows its grammar. `value` has the defaults of the grammar. */
export type ParsedFile<Value = unknown> = { document: ManifestDocument; value: Value }

/** Checks a document against the grammar of its kind. */
export function parseDocument(document: ManifestDocument): ParsedFile | Diagnostic[] {
  const schema: z.ZodType = fileKinds[document.kind]
  const result = schema.safeParse(document.value)
  const listKeys = (path: YamlPath) => listKeysAt(schema, document.value, path)
  if (result.success)
    return document.isEmpty ? [reportEmptyFile(document, listKeys([]))] : { document, value: result.data }
  const issues = result.error.issues.flatMap((issue) =>
    convertIssue(issue, { root: document.value, listKeys }),
  )
  return removeFollowUps(issues).map(({ code, path, part, message, hint }) =>
    document.report(code, path, part, message, hint),
  )
}

/** An empty file is a mistake even if the grammar requires no key: the product would have no menu or no routes. */
const reportEmptyFile = (document: ManifestDocument, keys: string[]) =>
  document.report(
    'empty-file',
    [],
    'key',
    `O arquivo ${document.name} está vazio`,
    `escreva ao menos uma destas chaves: ${keys.join(', ')}`,
  )

/** Removes the issues that a misspelt key causes, such as that the key it was meant to be is missing. */
function removeFollowUps(issues: GrammarIssue[]): GrammarIssue[] {
  const suggestionsByParent = new Map<string, string[]>()
  for (const { path, meant } of issues)
    if (meant !== undefined) {
      const parent = JSON.stringify(path.slice(0, -1))
      suggestionsByParent.set(parent, [...(suggestionsByParent.get(parent) ?? []), meant])
    }
  const isFollowUp = ({ code, path, message }: GrammarIssue) =>
    code !== 'unknown-key' &&
    suggestionsByParent
      .get(JSON.stringify(path))
      ?.some((meant) => new Set(message.match(/[\w+]+/g)).has(meant))
  return issues.filter((issue) => !isFollowUp(issue))
}
