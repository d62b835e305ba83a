import { parse } from 'yaml'
import type { YamlScalar } from '../../../compile/read/yaml-tree.ts'
import { canFold, formatScalar, maxLineWidth, reservedWords } from '../yaml-text.ts'
import { findColumn } from './find-entry.ts'

type ScalarValue = string | number | boolean | null

/** Formats a value for one line, with the quotes of the old scalar if it can have them. */
export function formatLike(value: ScalarValue, { style, value: old }: YamlScalar, isFlow: boolean): string {
  if (typeof value !== 'string' || typeof old !== 'string') return formatScalar(value)
  if (style === 'double') return JSON.stringify(value)
  if (style === 'single' && !/[\p{Cc}]/u.test(value)) return `'${value.replaceAll("'", "''")}'`
  return style === 'plain' && isPlain(value, isFlow) ? value : formatScalar(value)
}

/** Returns true if YAML reads the text as it is written, without quotes. */
function isPlain(text: string, isFlow: boolean): boolean {
  if (/[\p{Cc}]/u.test(text) || reservedWords.test(text)) return false
  try {
    const value: unknown = parse(isFlow ? `{ k: ${text} }` : `k: ${text}`, { logLevel: 'silent' })
    return typeof value === 'object' && value !== null && 'k' in value && value.k === text
  } catch {
    return false
  }
}

/**
 * Formats a new text for a scalar of several lines. Its first and last lines stay as far as their words do. Returns
 * `undefined` if the text needs another form.
 */
export function formatLines(value: string, scalar: YamlScalar, text: string): string | undefined {
  const source = text.slice(scalar.start, scalar.end)
  const [newline] = /\r?\n/.exec(source) ?? []
  if (newline === undefined || typeof scalar.value !== 'string') return undefined
  const lines = source.split(/\r?\n/)
  if (scalar.style === 'literal') return formatLiteral(value, lines, newline)
  if (!canFold(value) || !canFold(scalar.value.trimEnd())) return undefined
  if (scalar.style !== 'folded')
    return refold(formatLike(value, scalar, true), lines, findColumn(text, scalar.start)).join(newline)
  const [header = '', ...rest] = lines
  if (/^>\d?-/.test(header) !== !scalar.value.endsWith('\n')) return undefined
  return [header.replace(/^>(\d?)[-+]?/, '>$1-'), ...refold(value, rest, 0)].join(newline)
}

function formatLiteral(
  value: string,
  [header = '', ...lines]: string[],
  newline: string,
): string | undefined {
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  const content = value.replace(/\n$/, '')
  if (content === '' || /^\s|\n$|[^\P{Cc}\n]/u.test(content) || /\d/.test(header)) return undefined
  const chomping = value.endsWith('\n') ? '' : '-'
  const written = content.split('\n').map((line) => (line === '' ? '' : indent + line))
  return [header.replace(/^\|[-+]?/, `|${chomping}`), ...written].join(newline)
}

/** Breaks a text into lines. Keeps the old lines at both ends whose words are the same. */
function refold(text: string, oldLines: string[], firstColumn: number): string[] {
  const indent = /^ */.exec(oldLines.at(-1) ?? '')?.[0] ?? ''
  const words = text.split(' ')
  const old = oldLines.map((line) => line.trim().split(/ +/))
  const count = (lines: string[][]) => lines.reduce((sum, line) => sum + line.length, 0)
  const isSame = (line: string[] | undefined, at: number) =>
    line?.every((word, index) => words[at + index] === word)
  let head = 0
  while (head < old.length && isSame(old[head], count(old.slice(0, head)))) head += 1
  const headWords = count(old.slice(0, head))
  let tail = 0
  const findTailStart = () => words.length - count(old.slice(old.length - tail - 1))
  while (
    head + tail < old.length &&
    findTailStart() >= headWords &&
    isSame(old[old.length - tail - 1], findTailStart())
  )
    tail += 1
  const middle = words.slice(headWords, words.length - count(old.slice(old.length - tail)))
  const width = Math.max(maxLineWidth - indent.length, ...old.map((line) => line.join(' ').length))
  const lines = [
    ...old.slice(0, head).map((line) => line.join(' ')),
    ...wrap(middle, width),
    ...old.slice(old.length - tail).map((line) => line.join(' ')),
  ]
  return lines.map((line, index) => (index === 0 && firstColumn > 0 ? line : indent + line))
}

function wrap(words: string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
