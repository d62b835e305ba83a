import type { z } from 'zod'
import type { DiagnosticCode } from './diagnostic-codes.ts'
import type { Part, Path } from './manifest-document.ts'
import { suggestionHint } from './suggest.ts'

type Issue = z.core.$ZodIssue

/** A zod issue in a diagnostic's terms; where it stands is still a path. */
export type Problem = {
  code: DiagnosticCode
  path: Path
  part: Part
  message: string
  hint?: string | undefined
}

/** What kinds of value are called in messages. */
const typeNames: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um conjunto de chaves',
  record: 'um conjunto de chaves',
}

/** The code of a value that is none of a closed list, by the key that holds it. */
const listCodes: Record<string, DiagnosticCode> = {
  kind: 'unknown-kind',
  block: 'unknown-block',
  format: 'unknown-format',
}

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  )
}

const lastKey = (path: Path) => String(path.at(-1) ?? '')

function typeOf(value: unknown): string {
  if (value === null) return 'nada'
  if (Array.isArray(value)) return 'uma lista'
  return typeNames[typeof value] ?? 'outro valor'
}

const missing = (path: Path): Problem => ({
  code: 'missing-key',
  path: path.slice(0, -1),
  part: 'key',
  message: `Falta a chave "${lastKey(path)}"`,
})

function ofList(path: Path, value: unknown, options: readonly unknown[]): Problem {
  const key = lastKey(path)
  const names = options.map(String)
  return {
    code: (typeof value === 'string' && listCodes[key]) || 'invalid-value',
    path,
    part: 'value',
    message: `O valor ${JSON.stringify(value)} não existe para "${key}"`,
    hint: suggestionHint(String(value), names) ?? `existem: ${names.join(', ')}`,
  }
}

function wrongType(path: Path, value: unknown, expected: string): Problem {
  const what =
    path.length === 0 ? 'O arquivo' : typeof path.at(-1) === 'number' ? 'O elemento' : `"${lastKey(path)}"`
  const message = `${what} deve ser ${typeNames[expected] ?? expected}, e é ${typeOf(value)}`
  return { code: 'wrong-type', path, part: 'value', message }
}

/** Of a union's branches, the one that came nearest: its first complaint lies deepest, and it has the fewest. */
function nearestBranch(branches: Issue[][]): Issue[] {
  const depth = (issues: Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
  const isWrongKind = (issues: Issue[]) =>
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const [best] = branches
    .filter((issues) => !isWrongKind(issues))
    .sort((a, b) => depth(b) - depth(a) || a.length - b.length)
  return best ?? []
}

function ofUnion(issue: Extract<Issue, { code: 'invalid_union' }>, root: unknown, path: Path): Problem[] {
  const value = valueAt(root, path)
  if ('options' in issue && Array.isArray(issue.options)) return [ofList(path, value, issue.options)]
  const nearest = nearestBranch(issue.errors)
  if (nearest.length > 0) return nearest.flatMap((inner) => problemsOf(inner, root, path))
  return [
    { ...wrongType(path, value, 'string'), message: `"${lastKey(path)}" não pode ser ${typeOf(value)}` },
  ]
}

/** The keys that the grammar has where an unknown one stands, as far as the value's own place tells. */
export type KnownKeys = (path: Path) => string[]

/** A zod issue as one or more problems in Portuguese. `above` is the path of a union that encloses it. */
export function problemsOf(
  issue: Issue,
  root: unknown,
  above: Path = [],
  knownKeys: KnownKeys = () => [],
): Problem[] {
  const path = [...above, ...issue.path]
  const value = valueAt(root, path)
  if (value === undefined && path.length > 0 && issue.code !== 'custom' && issue.code !== 'invalid_key')
    return [missing(path)]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        code: 'unknown-key',
        path: [...path, key],
        part: 'key',
        message: `A chave "${key}" não existe aqui`,
        hint: suggestionHint(key, knownKeys(path)),
      }))
    case 'invalid_union':
      return ofUnion(issue, root, path)
    case 'invalid_value':
      return [ofList(path, value, issue.values)]
    case 'invalid_type':
      return [wrongType(path, value, issue.expected)]
    case 'invalid_key': {
      const message = issue.issues[0]?.message ?? issue.message
      const isVariant = path.at(-2) === 'variants'
      return [{ code: isVariant ? 'malformed-variant' : 'invalid-value', path, part: 'key', message }]
    }
    case 'custom': {
      const code = (issue.params?.code ?? 'invalid-value') as DiagnosticCode
      return [
        {
          code,
          path,
          part: code === 'missing-key' || code === 'unknown-key' ? 'key' : 'value',
          message: issue.message,
        },
      ]
    }
    default:
      return [{ code: 'invalid-value', path, part: 'value', message: issue.message }]
  }
}
