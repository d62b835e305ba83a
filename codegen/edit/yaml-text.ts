import type { Json } from '../../manifest/schema/consulta.ts'
import { scalarText } from './yaml-scalar.ts'

/** Columns of a line in the manifest. A word that is longer goes beyond. */
const width = 110

/** Maps inside each other on one line. */
const nested = 2

type Entry = readonly [key: string, value: Json]

/**
 * The lines of a map as people write YAML: what is short in `{ }` on one line, the rest below its key. `indent` is
 * the column that the map's keys stand in, `step` how far what is inside it is moved in.
 */
export const mapLines = (entries: readonly Entry[], indent: number, step: number): string[] =>
  entries.flatMap(([key, value]) => entryLines(keyText(key), value, indent, step))

/** The lines of one entry of a map, whose key is written already. */
export function entryLines(key: string, value: Json, indent: number, step: number): string[] {
  const head = `${' '.repeat(indent)}${key}:`
  const inner = indent + step
  const line = `${head} ${isShort(value) ? flowText(value) : ''}`
  if (isShort(value) && line.length <= width) return [line]
  if (isScalar(value)) return canFold(value) ? [head, ...folded(value, inner)] : [line]
  if (!Array.isArray(value)) return [head, ...mapLines(Object.entries(value as object), inner, step)]
  return [head, ...value.flatMap((item) => itemLines(item, inner, step))]
}

/** A value on one line, of whatever length. */
export function flowText(value: Json): string {
  if (typeof value !== 'object' || value === null) return scalarText(value)
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`
  const entries = Object.entries(value).map(([key, part]) => `${keyText(key)}: ${flowText(part)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** A map's key: a variant's number stands without quotes. */
const keyText = (key: string) => (/^[1-9]\d*$/.test(key) ? key : scalarText(key))

function itemLines(item: Json, indent: number, step: number): string[] {
  const dash = `${' '.repeat(indent)}- `
  const line = `${dash}${isShort(item) ? flowText(item) : ''}`
  if (isShort(item) && line.length <= width) return [line]
  if (isScalar(item) && !canFold(item)) return [line]
  const [first = '', ...rest] = partsBehindDash(item, indent + 2, step)
  return [dash + first.trimStart(), ...rest]
}

/** What stands behind a dash is two columns further in, whatever the step. */
function partsBehindDash(item: Json, indent: number, step: number): string[] {
  if (canFold(item)) return folded(item, indent)
  if (Array.isArray(item)) return item.flatMap((part) => itemLines(part, indent, step))
  return mapLines(Object.entries(item as object), indent, step)
}

const isScalar = (value: Json) =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0

/** Whether people would write a value on one line, if it fits: no list of maps, and maps not too deep. */
function isShort(value: Json, depth = 0): boolean {
  if (isScalar(value)) return true
  const parts = Object.values(value as object) as Json[]
  return Array.isArray(value)
    ? parts.every((part) => isScalar(part) && !isLong(part))
    : depth < nested && parts.every((part) => isShort(part, depth + 1))
}

const isLong = (part: Json) => typeof part === 'string' && part.length > 40

/** Whether a text may go on in the next line, where YAML reads a line's end as a space. */
const canFold = (value: Json): value is string => typeof value === 'string' && /^\S+(?: \S+)+$/.test(value)

function folded(text: string, indent: number): string[] {
  const lines: string[] = []
  for (const word of scalarText(text).split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && indent + line.length + word.length < width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => ' '.repeat(indent) + line)
}
