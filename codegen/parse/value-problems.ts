import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Part, Path } from '../read/manifest-document.ts'

/** A diagnostic before its place is looked up: it has a path instead of line and column. */
export type Problem = {
  code: DiagnosticCode
  path: Path
  part: Part
  message: string
  hint?: string | undefined
}

/** Names of types in messages. */
const typeNames: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um conjunto de chaves',
  record: 'um conjunto de chaves',
}

/** The code of a value that is not in a closed list, by the key that holds it. */
const listCodes: Record<string, DiagnosticCode> = {
  kind: 'unknown-kind',
  block: 'unknown-block',
  format: 'unknown-format',
}

const lastKey = (path: Path) => String(path.at(-1) ?? '')

function nameOf(path: Path): string {
  if (path.length === 0) return 'O arquivo'
  return typeof path.at(-1) === 'number' ? 'O elemento' : `"${lastKey(path)}"`
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'uma lista'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'um número infinito'
  if (typeof value === 'number' && !Number.isInteger(value)) return 'um número com vírgula'
  return typeNames[typeof value] ?? 'outro valor'
}

export const missingKey = (path: Path): Problem => ({
  code: 'missing-key',
  path: path.slice(0, -1),
  part: 'key',
  message: `Falta a chave "${lastKey(path)}"`,
})

/** A value that is not in a closed list. */
export function notListed(path: Path, value: unknown, options: readonly unknown[]): Problem {
  const key = lastKey(path)
  const names = options.map(String)
  return {
    code: listCodes[key] ?? 'invalid-value',
    path,
    part: 'value',
    message: `O valor ${JSON.stringify(value)} não existe para "${key}"`,
    hint: suggestionHint(String(value), names) ?? `existem: ${names.join(', ')}`,
  }
}

/** A value of another type than `expected`, as zod calls it. */
export function wrongType(path: Path, value: unknown, expected: string): Problem {
  const wanted = typeNames[expected] ?? expected
  const message =
    value === null
      ? `${nameOf(path)} está sem valor: deve ser ${wanted}`
      : `${nameOf(path)} deve ser ${wanted}, e é ${typeOf(value)}`
  const isUnquoted = expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')
  const hint = isUnquoted ? 'escreva o texto entre aspas' : undefined
  return { code: 'wrong-type', path, part: 'value', message, hint }
}

/** A value of a type that no branch of a union has. */
export function noSuchType(path: Path, value: unknown): Problem {
  const message =
    value === null ? `${nameOf(path)} está sem valor` : `${nameOf(path)} não pode ser ${typeOf(value)}`
  return { code: 'wrong-type', path, part: 'value', message }
}
