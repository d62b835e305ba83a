import { LineCounter } from 'yaml'
import { codeFrame, maskSecrets } from '../../diagnostics/code-frame.ts'
import {
  type Diagnostic,
  diagnosticAt,
  type RelatedPosition,
  type SourcePosition,
} from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import { findFix, type Hint, type TextRange, type YamlPath } from '../../diagnostics/hint.ts'

/** The text of a manifest file, which turns offsets into positions. */
export type SourceText = ReturnType<typeof sourceText>

/** Lines are split when the first position is needed. `file` is the path as messages show it. */
export function sourceText(text: string, file: string) {
  let cached: { lines: string[]; counter: LineCounter } | undefined
  const readLines = () => {
    cached ??= { lines: maskSecrets(text.split(newline)), counter: countLines(text) }
    return cached
  }
  const findPosition = (offset: number): SourcePosition => {
    const { line, col } = readLines().counter.linePos(offset)
    return { file, line, column: col }
  }
  return {
    file,
    text,
    position: findPosition,
    /** Returns a diagnostic at the start of a range. */
    report(
      { path, range }: { path: YamlPath; range: TextRange },
      code: DiagnosticCode,
      message: string,
      hint?: Hint,
      related?: RelatedPosition[],
    ): Diagnostic {
      const position = findPosition(range.start)
      const frame = codeFrame(readLines().lines, position, 1)
      const fix = findFix(hint, text, range)
      return diagnosticAt(position, { code, message, hint, frame, related, path, range, fix })
    },
    /** Returns an offset as the second position of a diagnostic. */
    relatedAt(offset: number, message: string): RelatedPosition {
      const position = findPosition(offset)
      return { ...position, message, frame: codeFrame(readLines().lines, position, 0) }
    },
    /** Returns `position` as `file:line:column`, for the message of another entry. */
    formatPosition(offset: number): string {
      const { line, column } = findPosition(offset)
      return `${file}:${line}:${column}`
    },
  }
}

const newline = /\r\n|\r|\n/g

function countLines(text: string): LineCounter {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (const { index, 0: end } of text.matchAll(newline)) counter.addNewLine(index + end.length)
  return counter
}
