import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isObject } from '../../../manifest/contract/json.ts'
import { parseJsonText } from '../../../manifest/contract/open-texts.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { readErrorCode } from '../../output/output-folder.ts'
import { parseXml } from './parse-xml.ts'
import { findErrorAnswer, findWrongFormat, parseLines } from './sample-format.ts'

/** In bytes: the limit of a manifest file, which will contain the example. */
const maxBytes = 1_000_000

/**
 * Reads the text of a sample answer from a file.
 *
 * @throws CommandError if the file cannot be read.
 */
export const readSampleText = (file: string, cwd: string): string => readText(file, resolve(cwd, file))

function readText(file: string, path: string): string {
  const bytes = readBytes(file, path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandError(`${file} não é texto em UTF-8: salve-o com essa codificação`)
  }
}

function readBytes(file: string, path: string): Buffer {
  try {
    const stat = statSync(path)
    if (!stat.isFile()) throw new CommandError(`${file} não é um arquivo`)
    if (stat.size > maxBytes) throw new CommandError(`${file} tem mais de 1 MB: dê uma resposta menor`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof CommandError) throw error
    const code = readErrorCode(error)
    throw new CommandError(
      code === 'ENOENT' ? `O arquivo ${file} não existe` : `Não foi possível ler ${file} (${code ?? error})`,
    )
  }
}

/** Far more levels than the 24 that an example keeps. */
const maxDepth = 200

/** A parsed answer. `note` tells its author what the source has to do, in Portuguese. */
export type Sample = { answer: Json; note?: string }

/**
 * Parses a sample answer. `file` is its file, if it has one, for messages, which never quote its content.
 *
 * @throws CommandError if the text is no JSON, or has no usable answer.
 */
export function parseSample(text: string, file?: string): Sample {
  const name = file ?? unnamed
  const { answer: written, note } = parseText(text, file)
  const answer = openAllTexts(written)
  if (typeof answer !== 'object' || answer === null)
    throw new CommandError(`${name} tem um valor só; uma resposta é um objeto { } ou uma lista [ ]`)
  if (Object.keys(answer).length === 0)
    throw new CommandError(`${name} está vazia: não há o que mostrar dela`)
  if (measureDepth(answer) > maxDepth) throw new CommandError(`${name} tem mais de ${maxDepth} níveis`)
  const error = findErrorAnswer(answer)
  if (error) throw new CommandError(`${name} ${error.is}`, error.hint)
  return { answer, ...(note !== undefined && { note }) }
}

/** Opens the JSON in the texts of an answer, as the app does. */
function openAllTexts(value: Json, depth = 0): Json {
  if (depth > maxDepth) return value
  if (typeof value === 'string') {
    const opened = parseJsonText(value)
    return opened === undefined ? value : openAllTexts(opened, depth + 1)
  }
  if (Array.isArray(value)) return value.map((element) => openAllTexts(element, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, openAllTexts(part, depth + 1)]))
}

const unnamed = 'A resposta'

const describeFormat = (format: string, expected: string) =>
  `A resposta veio em ${format}: a app lê JSON, e a fonte tem de a entregar como ${expected}, na forma do exemplo.`

/** Parses JSON, and also NDJSON and XML. */
function parseText(text: string, file: string | undefined): Sample {
  if (text.trim() === '') throw new CommandError(`${file ?? unnamed}: o texto está vazio`)
  try {
    return { answer: JSON.parse(text) }
  } catch {
    const wrong = findWrongFormat(text)
    if (wrong) throw new CommandError(`${file ?? unnamed} ${wrong.is}`, wrong.hint)
    const lines = parseLines(text)
    if (lines) return { answer: lines, note: describeFormat('uma resposta por linha (NDJSON)', 'uma lista') }
    const xml = text.trimStart().startsWith('<') ? parseXml(text) : undefined
    if (xml !== undefined) return { answer: xml, note: describeFormat('XML', 'JSON') }
    const { line, column } = findJsonError(text)
    throw new CommandError(
      file === undefined
        ? `${unnamed} não é JSON: o erro está na linha ${line}, coluna ${column}, ou logo antes`
        : `${file}:${line}:${column} não é JSON: o erro está aqui ou logo antes`,
    )
  }
}

/** Counts levels without recursion, so that deep answers do not overflow the stack. */
function measureDepth(answer: Json): number {
  let level: Json[] = [answer]
  let depth = 0
  while (level.length > 0 && depth <= maxDepth) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
    depth += 1
  }
  return depth
}

/** Line and column count from 1. */
type JsonErrorPosition = { line: number; column: number }

const string = String.raw`"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`
const tokenPattern = new RegExp(
  String.raw`[ \t\r\n]*(?:([{}[\],:])|(${string})|${number}|true|false|null)`,
  'uy',
)

type ExpectedToken = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/**
 * Returns the position of the first error in a text that `JSON.parse` rejects. Some versions of Node do not
 * report it.
 */
export function findJsonError(text: string): JsonErrorPosition {
  const openBrackets: ('{' | '[')[] = []
  let expected: ExpectedToken = 'value'
  let at = 0
  for (;;) {
    tokenPattern.lastIndex = at
    const match = tokenPattern.exec(text)
    const next: ExpectedToken | undefined = match
      ? findNextExpected(expected, match, openBrackets)
      : undefined
    if (!match || next === undefined)
      return toPosition(text, at + (/^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0))
    expected = next
    at = tokenPattern.lastIndex
  }
}

/** Returns what may follow a token, or `undefined` if the token is an error. */
function findNextExpected(
  expected: ExpectedToken,
  [, punctuation, string]: RegExpExecArray,
  openBrackets: ('{' | '[')[],
): ExpectedToken | undefined {
  if (expected === ', or end') return expectAfterValue(punctuation, openBrackets)
  if (expected === ':') return punctuation === ':' ? 'value' : undefined
  if (punctuation === '}' && expected === 'key or }') return closeBracket(openBrackets)
  if (punctuation === ']' && expected === 'value or ]') return closeBracket(openBrackets)
  if (expected === 'key' || expected === 'key or }') return string === undefined ? undefined : ':'
  if (punctuation === undefined) return ', or end'
  if (punctuation !== '{' && punctuation !== '[') return undefined
  openBrackets.push(punctuation)
  return punctuation === '{' ? 'key or }' : 'value or ]'
}

function expectAfterValue(
  punctuation: string | undefined,
  openBrackets: ('{' | '[')[],
): ExpectedToken | undefined {
  const inside = openBrackets.at(-1)
  if (punctuation === ',' && inside) return inside === '{' ? 'key' : 'value'
  const isEnd = (punctuation === '}' && inside === '{') || (punctuation === ']' && inside === '[')
  return isEnd ? closeBracket(openBrackets) : undefined
}

function closeBracket(openBrackets: ('{' | '[')[]): ExpectedToken {
  openBrackets.pop()
  return ', or end'
}

function toPosition(text: string, at: number): JsonErrorPosition {
  const before = text.slice(0, at).split(/\r\n|\r|\n/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
