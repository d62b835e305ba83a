const longest = 120

/** A long line cut to a window around the column; `start` is how much was left out. */
function windowOf(line: string, column: number) {
  const start = line.length > longest && column > longest - 20 ? column - longest / 2 : 0
  const shown = line.slice(start, start + longest)
  return { start, text: (start > 0 ? '…' : '') + shown + (line.length > start + longest ? '…' : '') }
}

/** The offending line and its neighbours, numbered, with a caret below the culprit. Tabs are shown as one space. */
export function codeFrame(lines: string[], line: number, column: number): string {
  const width = String(line + 1).length
  const rows: string[] = []
  for (let number = Math.max(1, line - 1); number <= Math.min(lines.length, line + 1); number += 1) {
    const raw = (lines[number - 1] ?? '').replaceAll('\t', ' ')
    const { start, text: shown } = windowOf(raw, number === line ? column : 1)
    rows.push(`  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd())
    if (number !== line) continue
    const offset = column - 1 - start + (start > 0 ? 1 : 0)
    rows.push(`    ${' '.repeat(width)} | ${' '.repeat(Math.max(0, offset))}^`)
  }
  return rows.join('\n')
}
