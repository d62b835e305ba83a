import { stringify } from 'yaml'
import * as z from 'zod'
import { schemaByKind } from '../../../manifest/schema/files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import { type ManifestDocument, readWrittenValue, type YamlPath } from '../read/manifest-document.ts'
import type { GrammarIssue } from './grammar-issues.ts'
import { type Example, findExampleAt, listKeysAt } from './known-keys.ts'
import { readAtPath } from './read-at-path.ts'
import { convertIssue, zodMessage } from './zod-issues.ts'

z.config({ localeError: zodMessage })

/** A file that follows its grammar. `value` includes the grammar's defaults. */
export type ParsedFile<Value = unknown> = { document: ManifestDocument; value: Value }

/** Checks a document against the grammar of its kind. */
export const parseDocument = cacheByObject((document: ManifestDocument): ParsedFile | Diagnostic[] => {
  const schema: z.ZodType = schemaByKind[document.kind]
  // Compiling each schema takes longer than it saves: most files are parsed once.
  const result = schema.safeParse(document.value, { jitless: true })
  const listKeys = (path: YamlPath) => listKeysAt(schema, document.value, path)
  const readWritten = (path: YamlPath) => readWrittenValue(document, path)
  if (document.isEmpty) return [reportEmptyFile(document, describeFirstKeys(result, listKeys([])))]
  if (result.success) return { document, value: result.data }
  const exampleHint = ({ code, path }: GrammarIssue) =>
    code === 'invalid-value' || code === 'wrong-type'
      ? formatExample(findExampleAt(schema, document.value, path), readAtPath(document.value, path))
      : undefined
  const issues = result.error.issues.flatMap((issue) =>
    convertIssue(issue, { root: document.value, listKeys, readWritten }),
  )
  return removeFollowUps(issues).map((issue) => {
    const { code, path, keyOrValue, message, hint = exampleHint(issue) } = issue
    return document.report(code, path, keyOrValue, message, hint)
  })
})

/** Returns the hint with the grammar's example, in one line; for one value in place of a list of values, that list. */
function formatExample(example: Example | undefined, written: unknown): string | undefined {
  if (!example) return undefined
  const { key, value } = example
  return isScalar(written) && Array.isArray(value) && value.every(isScalar)
    ? `escreva uma lista: ${formatFlow(key, [written], false)}`
    : `escreva, por exemplo, ${formatFlow(key, value)}`
}

const isScalar = (value: unknown) => typeof value !== 'object' && value !== undefined

/** Returns `key: value` in one line of YAML: a map in flow style without its braces. */
const formatFlow = (key: string, value: unknown, flowCollectionPadding = true) =>
  stringify({ [key]: value }, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding })
    .trim()
    .slice(1, -1)
    .trim()

/** Names the keys to begin with: the required ones, or all of them if the grammar requires none. */
function describeFirstKeys({ error }: z.ZodSafeParseResult<unknown>, keys: string[]): string {
  const required = error?.issues.flatMap(({ path: [key] }) => (key === undefined ? [] : [String(key)])) ?? []
  return required.length > 0
    ? `ao menos estas chaves: ${required.join(', ')}`
    : `ao menos uma destas chaves: ${keys.join(', ')}`
}

/** An empty file is an error even if the grammar requires no key: the product would have no menu or no routes. */
const reportEmptyFile = (document: ManifestDocument, firstKeys: string) =>
  document.report('empty-file', [], 'key', `O arquivo ${document.name} está vazio`, `escreva ${firstKeys}`)

/** Removes follow-up issues of misspelt keys. For `titel`, removes 'title is missing'. */
function removeFollowUps(issues: GrammarIssue[]): GrammarIssue[] {
  const suggestionsByParent = new Map<string, string[]>()
  for (const { path, intendedKey } of issues)
    if (intendedKey !== undefined) {
      const parent = JSON.stringify(path.slice(0, -1))
      suggestionsByParent.set(parent, [...(suggestionsByParent.get(parent) ?? []), intendedKey])
    }
  const isFollowUp = ({ path, missing }: GrammarIssue) =>
    missing && suggestionsByParent.get(JSON.stringify(path))?.some((key) => missing.includes(key))
  return issues.filter((issue) => !isFollowUp(issue))
}
