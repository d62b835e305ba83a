import type { z } from 'zod'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import type { Path } from '../read/manifest-document.ts'
import { valueAt } from './value-at.ts'
import { missingKey, noSuchType, notListed, type Problem, unknownKey, wrongType } from './value-problems.ts'

type Issue = z.core.$ZodIssue

/** The keys that the grammar allows at a path. */
type KnownKeys = (path: Path) => string[]

type Context = { root: unknown; knownKeys: KnownKeys }

/** Whether a union's branch rejects the value as a whole: then the value was written for another branch. */
const isForeign = (issues: Issue[]) =>
  issues.some(({ code, path }) => (code === 'invalid_type' || code === 'invalid_value') && path.length === 0)

/** The issues of the union's branch that matches best: they lie deepest, and are fewest. */
function nearestBranch(branches: Issue[][]): Issue[] {
  const depth = (issues: Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
  const [best] = branches
    .filter((issues) => !isForeign(issues))
    .sort((a, b) => depth(b) - depth(a) || a.length - b.length)
  return best ?? []
}

function ofUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path, context: Context): Problem[] {
  const value = valueAt(context.root, path)
  if ('options' in issue && Array.isArray(issue.options)) return [notListed(path, value, issue.options)]
  const nearest = nearestBranch(issue.errors)
  return nearest.length > 0
    ? nearest.flatMap((inner) => problemsOf(inner, context, path))
    : [noSuchType(path, value)]
}

function unknownKeys(
  { keys }: z.core.$ZodIssueUnrecognizedKeys,
  path: Path,
  { knownKeys }: Context,
): Problem[] {
  const known = knownKeys(path)
  return keys.map((key) => unknownKey([...path, key], known))
}

function invalidKey({ issues, message }: z.core.$ZodIssueInvalidKey, path: Path): Problem {
  const code = path.at(-2) === 'variants' ? 'malformed-variant' : 'invalid-value'
  return { code, path, part: 'key', message: issues[0]?.message ?? message }
}

/** Where the key that chooses a union's branch is missing no branch says which other keys exist: one may be that key, misspelt. */
function misspelt({ code }: Issue, path: Path, { root }: Context): Problem | undefined {
  if (code !== 'invalid_union') return undefined
  const owner = path.slice(0, -1)
  return Object.keys(valueAt(root, owner) ?? {})
    .map((key) => unknownKey([...owner, key], [String(path.at(-1))]))
    .find(({ meant }) => meant !== undefined)
}

/** An issue of a refinement of the grammar, which names its code; the code decides whether key or value is at fault. */
function custom({ params, message }: z.core.$ZodIssueCustom, path: Path): Problem {
  const code: DiagnosticCode = params?.code ?? 'invalid-value'
  const part = code === 'missing-key' || code === 'unknown-key' ? 'key' : 'value'
  return { code, path, part, message }
}

/** A zod issue as one or more problems in Portuguese. `above` is the path of a union that encloses it. */
export function problemsOf(issue: Issue, context: Context, above: Path = []): Problem[] {
  const path = [...above, ...issue.path]
  const value = valueAt(context.root, path)
  if (issue.code === 'custom') return [custom(issue, path)]
  if (issue.code === 'invalid_key') return [invalidKey(issue, path)]
  if (value === undefined && path.length > 0) return [misspelt(issue, path, context) ?? missingKey(path)]
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue, path, context)
    case 'invalid_union':
      return ofUnion(issue, path, context)
    case 'invalid_value':
      return [notListed(path, value, issue.values)]
    case 'invalid_type':
      return [wrongType(path, value, issue.expected)]
    default:
      return [{ code: 'invalid-value', path, part: 'value', message: issue.message }]
  }
}
