/** A browser test that tries to lose work. `file` is relative to the project. */
export type TriedWay = { way: string; isPassed: boolean; file: string; title: string }

const [start, end] = ['<!-- caminhos -->', '<!-- /caminhos -->']

/** Replaces the table of the tried ways in a document. */
export function replaceLossTable(document: string, ways: readonly TriedWay[]): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error('The document has no place for the table')
  return `${document.slice(0, from + start.length)}\n\n${formatLossTable(ways)}\n\n${document.slice(to)}`
}

function formatLossTable(ways: readonly TriedWay[]): string {
  const rows = ways
    .map(({ way, isPassed, file, title }) =>
      row(way, isPassed ? 'nada se perdeu' : '**falhou**', `\`${file}\`: ${title}`),
    )
    .toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
  return [row('caminho tentado', 'resultado', 'teste'), '|---|---|---|', ...rows].join('\n')
}

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
