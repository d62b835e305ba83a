/** Calls `onLine` with the start and end of each line until it returns false. Takes time linear in the text. */
function scanLines(text: string, onLine: (start: number, end: number) => boolean): void {
  // A text without line feeds may end its lines with carriage returns alone.
  const lineEnd = text.includes('\n') ? '\n' : '\r'
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf(lineEnd, start)
    const end = found === -1 ? text.length : found
    if (!onLine(start, end)) return
    start = end + 1
  }
}

/** Counts the lines of a text. A line end at the end begins no line. */
export function countLines(text: string): number {
  let count = 0
  scanLines(text, () => {
    count += 1
    return true
  })
  return count
}

/** Returns the first lines of a text, each cut at `maxLength` characters. */
export function readFirstLines(text: string, count: number, maxLength: number): string[] {
  const lines: string[] = []
  scanLines(text, (start, end) => {
    lines.push(text.slice(start, Math.min(end, start + maxLength)).trimEnd())
    return lines.length < count
  })
  return lines
}
