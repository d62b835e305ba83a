import type { SourcePosition } from './diagnostic.ts'

const maxLineLength = 120

/** Cuts a long line to a window around the column. `start` is the number of characters before the window. */
function cutLine(line: string, column: number) {
  const start = line.length > maxLineLength && column > maxLineLength - 20 ? column - maxLineLength / 2 : 0
  const shown = line.slice(start, start + maxLineLength)
  return { start, text: (start > 0 ? '…' : '') + shown + (line.length > start + maxLineLength ? '…' : '') }
}

/**
 * Returns a line with `contextLines` lines before and after it, numbered, with a caret below the column. A
 * tab becomes one space.
 */
export function codeFrame(
  lines: string[],
  { line, column }: Omit<SourcePosition, 'file'>,
  contextLines: number,
): string {
  // A text ends with a line feed. The empty line after it is not shown.
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length
  const last = Math.max(line, Math.min(end, line + contextLines))
  const width = String(last).length
  const rows: string[] = []
  for (let number = Math.max(1, line - contextLines); number <= last; number += 1) {
    const raw = (lines[number - 1] ?? '').replaceAll('\t', ' ')
    const { start, text: shown } = cutLine(raw, number === line ? column : 1)
    rows.push(`  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd())
    if (number !== line) continue
    const offset = column - 1 - start + (start > 0 ? 1 : 0)
    rows.push(`    ${' '.repeat(width)} | ${' '.repeat(Math.max(0, offset))}^`)
  }
  return rows.join('\n')
}

/** Matches a key with a secret, and the text before it. Diagnostics hide the value, because CI logs them. */
const secretKey =
  /^(\s*(?:- )?|.*?[{,]\s*)["']?[\w.-]*(?:authorization|cookie2?|token|secret|assertion|password|senha|(?:api|access|auth|private)[-_]?key)["']?\s*:/i

const mask = (text: string) => text.replace(/[^\s,}\]]/g, '•')

/** Returns lines of YAML with dots for the values of secret keys. Columns stay. */
export function maskSecrets(lines: readonly string[]): string[] {
  /** The column of the last secret key. Its value goes on in deeper lines. */
  let column: number | undefined
  return lines.map((line) => {
    const indentation = line.length - line.trimStart().length
    if (column !== undefined && (line.trim() === '' || indentation > column)) return mask(line)
    const [key = '', start = ''] = secretKey.exec(line) ?? []
    column = key === '' ? undefined : start.length
    return key + (key === '' ? line : mask(line.slice(key.length)))
  })
}
