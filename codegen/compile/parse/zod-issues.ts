import type * as z from 'zod'
import { pt } from 'zod/locales'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import {
  type GrammarIssue,
  invalidValue,
  missingKey,
  unknownKey,
  unlistedValue,
  unmatchedType,
  wrongType,
} from './grammar-issues.ts'
import { readAtPath } from './read-at-path.ts'

type ZodIssue = z.core.$ZodIssue

/** Returns the keys that the grammar allows at a path. */
type ListKeys = (path: YamlPath) => string[]

/** `readWritten` returns the text of a value in its file. */
type IssueContext = { root: unknown; listKeys: ListKeys; readWritten: (path: YamlPath) => string }

/** Returns true if a branch of a union rejects the whole value: the value is of another branch. */
const isOtherBranch = (issues: ZodIssue[]): boolean =>
  issues.some((issue) => {
    if (issue.path.length > 0) return false
    if (issue.code === 'invalid_union') return issue.errors.length > 0 && issue.errors.every(isOtherBranch)
    return issue.code === 'invalid_type' || issue.code === 'invalid_value'
  })

/** Returns the issues of the branch that matches best: the deepest, then the fewest. */
function findNearestBranch(branches: ZodIssue[][]): ZodIssue[] {
  const depth = (issues: ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
  const [best] = branches
    .filter((issues) => !isOtherBranch(issues))
    .sort((a, b) => depth(b) - depth(a) || a.length - b.length)
  return best ?? []
}

function convertUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  path: YamlPath,
  context: IssueContext,
): GrammarIssue[] {
  const value = readAtPath(context.root, path)
  if ('options' in issue && Array.isArray(issue.options)) return [unlistedValue(path, value, issue.options)]
  const nearest = findNearestBranch(issue.errors)
  return nearest.length > 0
    ? nearest.flatMap((inner) => convertIssue(inner, context, path))
    : [unmatchedType(path, value)]
}

function convertUnknownKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  path: YamlPath,
  { listKeys }: IssueContext,
): GrammarIssue[] {
  const { keys, message } = issue
  // The grammar may say why a key does not exist.
  if (message !== zodMessage({ ...issue, input: {} }))
    return keys.map((key) => ({ code: 'unknown-key', path: [...path, key], keyOrValue: 'key', message }))
  const known = listKeys(path)
  return keys.map((key) => unknownKey([...path, key], known))
}

function convertInvalidKey({ issues, message }: z.core.$ZodIssueInvalidKey, path: YamlPath): GrammarIssue {
  const code = path.at(-2) === 'variants' ? 'malformed-variant' : 'invalid-value'
  const [first] = issues
  const hint =
    first?.code === 'custom'
      ? first.params?.hint
      : code === 'invalid-value'
        ? 'dê outro nome à chave'
        : undefined
  return { code, path, keyOrValue: 'key', message: first?.message ?? message, hint }
}

/**
 * Without its discriminator a union does not say which keys it allows. One of the keys may be the
 * discriminator, misspelt.
 */
function findMisspeltKey(
  { code }: ZodIssue,
  path: YamlPath,
  { root }: IssueContext,
): GrammarIssue | undefined {
  if (code !== 'invalid_union') return undefined
  const parentPath = path.slice(0, -1)
  return Object.keys(readAtPath(root, parentPath) ?? {})
    .map((key) => unknownKey([...parentPath, key], [String(path.at(-1))]))
    .find(({ intendedKey }) => intendedKey !== undefined)
}

const codesOfKeys = new Set<DiagnosticCode>(['missing-key', 'unknown-key', 'reserved-parameter'])

/**
 * Converts an issue of a refinement, which may have its own code and hint, or the keys of which one is missing. The code
 * decides between key and value.
 */
function convertCustom({ params, message }: z.core.$ZodIssueCustom, path: YamlPath): GrammarIssue {
  const { hint, missing } = params ?? {}
  const code: DiagnosticCode = params?.code ?? (missing ? 'missing-key' : 'invalid-value')
  return { code, path, keyOrValue: codesOfKeys.has(code) ? 'key' : 'value', message, hint, missing }
}

/** Converts a zod issue to issues in Portuguese. `unionPath` is the path of the enclosing union. */
export function convertIssue(
  issue: ZodIssue,
  context: IssueContext,
  unionPath: YamlPath = [],
): GrammarIssue[] {
  const path = [...unionPath, ...(issue.path as YamlPath)]
  const value = readAtPath(context.root, path)
  if (issue.code === 'custom') return [convertCustom(issue, path)]
  if (issue.code === 'invalid_key') return [convertInvalidKey(issue, path)]
  if (value === undefined && path.length > 0)
    return [findMisspeltKey(issue, path, context) ?? missingKey(path)]
  switch (issue.code) {
    case 'unrecognized_keys':
      return convertUnknownKeys(issue, path, context)
    case 'invalid_union':
      return convertUnion(issue, path, context)
    case 'invalid_value':
      return [unlistedValue(path, value, issue.values)]
    case 'invalid_type':
      return [wrongType(path, value, issue.expected, context.readWritten)]
    default:
      return [invalidValue(path, value, issue.message)]
  }
}

const units: Record<string, [one: string, many: string]> = {
  string: ['caractere', 'caracteres'],
  array: ['elemento', 'elementos'],
  record: ['chave', 'chaves'],
}

type BoundIssue = { origin: string; inclusive?: boolean }

function formatBound(
  { origin, inclusive = true }: BoundIssue,
  bound: 'mínimo' | 'máximo',
  limit: number | bigint,
) {
  const [one, many] = units[origin] ?? []
  if (one !== undefined) return `Deve ter no ${bound} ${limit} ${Number(limit) === 1 ? one : many}`
  if (inclusive) return `O número deve ser no ${bound} ${limit}`
  return `O número deve ser ${bound === 'mínimo' ? 'maior' : 'menor'} que ${limit}`
}

const portuguese = pt().localeError

/** Returns the Portuguese message of a zod issue for which the grammar has none. */
export function zodMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small') return formatBound(issue, 'mínimo', issue.minimum)
  if (issue.code === 'too_big') return formatBound(issue, 'máximo', issue.maximum)
  const message = portuguese(issue)
  return typeof message === 'string' ? message : message?.message
}
