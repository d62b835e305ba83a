import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggest, suggestionHint } from '../../diagnostics/suggest.ts'
import type { KeyOrValue, YamlPath } from '../read/manifest-document.ts'

/** An issue with a path instead of line and column. */
export type GrammarIssue = {
  code: DiagnosticCode
  path: YamlPath
  keyOrValue: KeyOrValue
  message: string
  hint?: Hint | undefined
  /** The key that the user probably meant. */
  intendedKey?: string | undefined
  /** The keys of which one is missing at the path. */
  missing?: string[] | undefined
}

const typeNames: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um conjunto de chaves',
  record: 'um conjunto de chaves',
}

/** The code of an unlisted value, by the key that has the list. */
const listCodes: Record<string, DiagnosticCode> = {
  kind: 'unknown-kind',
  block: 'unknown-block',
  format: 'unknown-format',
}

const lastKey = (path: YamlPath) => String(path.at(-1) ?? '')

function formatKeyName(path: YamlPath): string {
  if (path.length === 0) return 'O arquivo'
  return typeof path.at(-1) === 'number' ? 'O elemento' : `"${lastKey(path)}"`
}

function describeType(value: unknown): string {
  if (Array.isArray(value)) return 'uma lista'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'um número infinito'
  if (typeof value === 'number' && !Number.isInteger(value)) return 'um número com vírgula'
  return typeNames[typeof value] ?? 'outro valor'
}

export const missingKey = (path: YamlPath): GrammarIssue => ({
  code: 'missing-key',
  path: path.slice(0, -1),
  keyOrValue: 'key',
  message: `Falta a chave "${lastKey(path)}"`,
  missing: [lastKey(path)],
})

/** Reports a key that is not among the `known` ones. Often its signs are wrong, as in `title:Nome` and `-title`. */
export function unknownKey(path: YamlPath, known: string[]): GrammarIssue {
  const key = lastKey(path)
  // A union knows the key, in a branch without the other keys.
  if (known.includes(key))
    return {
      code: 'unknown-key',
      path,
      keyOrValue: 'key',
      message: `A chave "${key}" não vale junto com as outras daqui`,
      hint: 'fique com uma das chaves que não valem juntas',
    }
  const joined = findJoinedKey(key, known)
  return {
    code: 'unknown-key',
    path,
    keyOrValue: 'key',
    message: `A chave "${key}" não existe aqui`,
    hint: joined ? joined.hint : suggestionHint(key, known),
    intendedKey: joined ? joined.name : suggest(key, known),
  }
}

/** Returns the known key inside a text that became a key, and the hint about the sign that is missing beside it. */
function findJoinedKey(key: string, known: string[]): { name: string; hint: Hint } | undefined {
  const [, dash, name = '', sign] = /^(-?)([\w+-]+) *([:= ]?)/.exec(key) ?? []
  if (!known.includes(name)) return undefined
  if (dash) return { name, hint: 'falta um espaço depois de "-"' }
  if (sign === ':') return { name, hint: missingSpaceHint(key, `${name}:`) }
  if (sign === '=') return { name, hint: `falta ":" depois de "${name}", no lugar de "="` }
  return sign ? { name, hint: `falta ":" depois de "${name}"` } : undefined
}

function missingSpaceHint(key: string, joined: string): Hint {
  const text = `falta um espaço depois de "${joined}"`
  if (!key.startsWith(joined)) return text
  const separated = `${joined} ${key.slice(joined.length)}`
  return { text, replacement: { label: 'Separar a chave do valor', written: key, text: separated } }
}

export function unlistedValue(path: YamlPath, value: unknown, options: readonly unknown[]): GrammarIssue {
  const key = lastKey(path)
  const names = options.map(String)
  const message =
    value === null ? `"${key}" está sem valor` : `O valor ${JSON.stringify(value)} não existe para "${key}"`
  return {
    code: listCodes[key] ?? 'invalid-value',
    path,
    keyOrValue: 'value',
    message,
    hint: suggestionHint(String(value), names) ?? `existem: ${names.join(', ')}`,
  }
}

/** Reports a value of another type. `expected` is zod's name of a type. */
export function wrongType(
  path: YamlPath,
  value: unknown,
  expected: string,
  readWritten: (path: YamlPath) => string,
): GrammarIssue {
  const wanted = typeNames[expected] ?? expected
  const message =
    value === null
      ? `${formatKeyName(path)} está sem valor: deve ser ${wanted}`
      : `${formatKeyName(path)} deve ser ${wanted}, e é ${describeType(value)}`
  const isText = expected === 'string' && typeof value !== 'object'
  const hint =
    value === null
      ? missingValueHint(path)
      : isText
        ? quoteHint(readWritten(path))
        : typeHint(value, expected)
  return { code: 'wrong-type', path, keyOrValue: 'value', message, hint }
}

function quoteHint(written: string): Hint {
  const quoted = `"${written}"`
  const text = `escreva o texto entre aspas: ${quoted}`
  const isWord = /^[^\s"']+$/.test(written)
  return isWord ? { text, replacement: { label: 'Pôr entre aspas', written, text: quoted } } : text
}

const missingValueHint = (path: YamlPath) =>
  typeof path.at(-1) === 'number'
    ? 'escreva o elemento depois de "-", ou apague a linha'
    : 'escreva o valor depois de ":", ou apague a chave'

function typeHint(value: unknown, expected: string): string | undefined {
  const isScalar = typeof value !== 'object'
  if (expected === 'string') return 'escreva um só texto, na linha da chave'
  // The grammar's example tells a list of texts from a list of sets of keys.
  if (expected === 'array' && isScalar) return undefined
  const number = typeof value === 'string' ? parseDecimal(value) : undefined
  if (number !== undefined && typeHints[expected] === typeHints.number) return `escreva ${number}`
  return typeHints[expected]
}

/** Returns a number as YAML has it: `8.5` for `8,5` and `"8.5"`. */
function parseDecimal(text: string): string | undefined {
  const decimal = /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(text) ? text.replaceAll('.', '') : text
  const number = decimal.replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(number) ? number : undefined
}

const typeHints: Record<string, string> = {
  number: 'escreva só o número, sem aspas, com ponto no lugar da vírgula',
  int: 'escreva só o número, sem aspas nem vírgula',
  boolean: 'escreva true (sim) ou false (não), sem aspas',
  array: 'escreva cada elemento numa linha que comece com "- "',
  object: 'escreva cada chave numa linha, com recuo: "chave: valor"',
  record: 'escreva cada chave numa linha, com recuo: "chave: valor"',
}

/** Reports a text that does not have its pattern, or a number beyond its limit. */
export function invalidValue(path: YamlPath, value: unknown, message: string): GrammarIssue {
  const brace = typeof value === 'string' ? findOpenBrace(value) : undefined
  return { code: 'invalid-value', path, keyOrValue: 'value', ...(brace ?? { message }) }
}

/** Finds the name of a field with only one of its braces: `{cpf` or `cpf}`. */
function findOpenBrace(text: string): { message: string; hint: string } | undefined {
  const open = /\{([\w.-]+)(?![\w.-]*\})/.exec(text)
  const close = /(?<![{\w.-])([\w.-]+)\}/.exec(text)
  const found = open ?? close
  if (!found) return undefined
  const [written, name] = found
  const message = open ? `Falta "}" depois de "${written}"` : `Falta "{" antes de "${written}"`
  return { message, hint: `escreva "${text.replace(written, `{${name}}`)}"` }
}

/** Reports a value with a type that no branch of a union has. */
export function unmatchedType(path: YamlPath, value: unknown): GrammarIssue {
  const message =
    value === null
      ? `${formatKeyName(path)} está sem valor`
      : `${formatKeyName(path)} não pode ser ${describeType(value)}`
  return { code: 'wrong-type', path, keyOrValue: 'value', message }
}
