import { codeFrame } from '../../diagnostics/code-frame.ts'
import {
  type Diagnostic,
  diagnosticAt,
  type RelatedPosition,
  type SourcePosition,
} from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import { findFix, type Hint, type TextRange, type YamlPath } from '../../diagnostics/hint.ts'
import { maskSecrets } from '../../diagnostics/mask-secrets.ts'

/**
 * The text of a manifest file, which turns offsets into positions. Lines are split when the first position is
 * needed.
 */
export type SourceText = {
  /** Path as messages show it. */
  file: string
  text: string
  /** Returns a diagnostic at the start of a range. */
  report(
    place: { path: YamlPath; range: TextRange },
    code: DiagnosticCode,
    message: string,
    hint?: Hint,
    related?: RelatedPosition[],
  ): Diagnostic
  /** Returns an offset as the second position of a diagnostic. */
  relatedAt(offset: number, message: string): RelatedPosition
  position(offset: number): SourcePosition
  /** Returns `position` as `file:line:column`, for the message of another entry. */
  formatPosition(offset: number): string
}

export function sourceText(text: string, file: string): SourceText {
  let splitLines: string[] | undefined
  let lineStarts: number[] | undefined
  const lines = () => {
    splitLines ??= maskSecrets(text.split(/\r\n|\r|\n/))
    return splitLines
  }
  const starts = () => {
    lineStarts ??= findLineStarts(text)
    return lineStarts
  }
  const findPosition = (offset: number) => {
    const line = findLastAtMost(starts(), offset)
    return { file, line: line + 1, column: offset - (starts()[line] ?? 0) + 1 }
  }
  return {
    file,
    text,
    position: findPosition,
    report({ path, range }, code, message, hint, related) {
      const position = findPosition(range.start)
      const frame = codeFrame(lines(), position, 1)
      const fix = findFix(hint, text, range)
      return diagnosticAt(position, { code, message, hint, frame, related, path, range, fix })
    },
    relatedAt(offset, message) {
      const position = findPosition(offset)
      return { ...position, message, frame: codeFrame(lines(), position, 0) }
    },
    formatPosition(offset) {
      const { line, column } = findPosition(offset)
      return `${file}:${line}:${column}`
    },
  }
}

/** Returns the offsets at which lines begin. */
const findLineStarts = (text: string) =>
  [0].concat(Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index, 0: end }) => index + end.length))

/** Returns the index of the last number that is at most `limit`, or 0. The numbers are ascending. */
function findLastAtMost(numbers: number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((numbers[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}
