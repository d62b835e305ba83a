import type { Diagnostic, Position } from 'vscode-languageserver-protocol/node'

/** Removes the `│` from a text and returns the cursor position it marks. */
export function splitAtCursor(marked: string): { text: string; cursor: Position } {
  const before = marked.slice(0, marked.indexOf('│')).split('\n')
  const cursor = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
  return { text: marked.replace('│', ''), cursor }
}

/** Formats a diagnostic's underlined text and message. */
export const formatUnderline = (text: string, { range: { start, end }, message }: Diagnostic) => {
  const line = text.split('\n')[start.line] ?? ''
  return `${start.line + 1}: ${line.slice(start.character, end.character)} ← ${message}`
}
