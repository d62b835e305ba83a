import { parse } from 'yaml'
import type { Json } from '../../../manifest/schema/consulta.ts'

/** Columns. Only text that cannot be folded exceeds them. */
export const maxLineWidth = 110

/** Nesting depth of maps on one line. */
const maxFlowDepth = 2

type MapEntry = readonly [key: string, value: Json]

/**
 * Formats a map as people write YAML: short values in `{ }` on one line, others below their key. `indent` is
 * the column of the keys, `step` the indentation of their content.
 */
export const formatMap = (entries: readonly MapEntry[], indent: number, step: number): string[] =>
  entries.flatMap(([key, value]) => formatEntry(formatKey(key), value, indent, step))

/** Formats the content of a list or of a map on lines of its own. */
export const formatBlock = (value: Json[] | { [key: string]: Json }, indent: number, step: number) =>
  Array.isArray(value)
    ? value.flatMap((item) => formatItem(item, indent, step))
    : formatMap(Object.entries(value), indent, step)

/** Formats one entry of a map. The key is already formatted. */
export function formatEntry(key: string, value: Json, indent: number, step: number): string[] {
  const head = `${' '.repeat(indent)}${key}:`
  const inner = indent + step
  const line = `${head} ${isShort(value) ? formatFlow(value) : ''}`
  if (isShort(value) && line.length <= maxLineWidth) return [line]
  if (isScalar(value)) return canFold(value) ? [head, ...foldText(value, inner)] : [line]
  if (!Array.isArray(value)) return [head, ...formatMap(Object.entries(value as object), inner, step)]
  return [head, ...value.flatMap((item) => formatItem(item, inner, step))]
}

/** Formats a value on one line of any length. */
export function formatFlow(value: Json): string {
  if (typeof value !== 'object' || value === null) return formatScalar(value)
  if (Array.isArray(value)) return `[${value.map(formatFlow).join(', ')}]`
  const entries = Object.entries(value).map(([key, part]) => `${formatKey(key)}: ${formatFlow(part)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** A variant's number has no quotes. */
export const formatKey = (key: string) => (/^[1-9]\d*$/.test(key) ? key : formatScalar(key))

/** Formats an element of a list. */
export function formatItem(item: Json, indent: number, step: number): string[] {
  const dash = `${' '.repeat(indent)}- `
  const line = `${dash}${isShort(item) ? formatFlow(item) : ''}`
  if (isShort(item) && line.length <= maxLineWidth) return [line]
  if (isScalar(item) && !canFold(item)) return [line]
  const [first = '', ...rest] = formatAfterDash(item, indent + 2, step)
  return [dash + first.trimStart(), ...rest]
}

/** Content after a dash is indented by two columns with every step. */
function formatAfterDash(item: Json, indent: number, step: number): string[] {
  if (canFold(item)) return foldText(item, indent)
  if (Array.isArray(item)) return item.flatMap((part) => formatItem(part, indent, step))
  return formatMap(Object.entries(item as object), indent, step)
}

const isScalar = (value: Json) =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0

/** Returns true if people write a value on one line when it fits: no list of maps, no deeply nested maps. */
function isShort(value: Json, depth = 0): boolean {
  if (isScalar(value)) return true
  const parts = Object.values(value as object) as Json[]
  return Array.isArray(value)
    ? parts.every((part) => isScalar(part) && !isLongText(part))
    : depth < maxFlowDepth && parts.every((part) => isShort(part, depth + 1))
}

const isLongText = (part: Json) => typeof part === 'string' && part.length > 40

/** Returns true if a text can continue on the next line, where YAML reads the newline as a space. */
export const canFold = (value: Json): value is string =>
  typeof value === 'string' && /^\S+(?: \S+)+$/.test(value)

function foldText(text: string, indent: number): string[] {
  const lines: string[] = []
  for (const word of formatScalar(text).split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && indent + line.length + word.length < maxLineWidth)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => ' '.repeat(indent) + line)
}

/** Formats a scalar on one line, with quotes only if YAML would read it as something else. */
export function formatScalar(value: string | number | boolean | null): string {
  return typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value)
}

/** Text without YAML syntax, also inside `{ }`. */
const plainPattern = /^[\p{L}$\\][\p{L}\p{N}\p{So} ()/.$+*%_'!?ºª°;=<>@–—~\\-]*$/u

/** Words that YAML 1.1 reads as booleans or null. */
export const reservedWords = /^(?:y|n|yes|no|on|off|true|false|null)$/i

/** Mixed letters and digits, as in documents, codes and paths that start with an index. */
const codePattern = /^(?=.*[A-Za-z])[\dA-Za-z.]+$/

/** A number with two dots or more, such as `2.0.0`, is a text in YAML. */
const versionPattern = /^\d+(?:\.\d+){2,}$/

/** A request path without `{field}` placeholders. */
const pathPattern = /^\/[\w./~-]*$/

function isPlain(text: string): boolean {
  if (reservedWords.test(text) || text.endsWith(' ')) return false
  if (codePattern.test(text) || versionPattern.test(text)) return parse(text) === text
  return plainPattern.test(text) || pathPattern.test(text)
}
