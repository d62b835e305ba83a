import { download } from '@/lib/download.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { cellText, type InvalidLine } from '../given-list.ts'

/** Downloads the invalid lines as CSV, with the list's own columns. */
export function downloadInvalidLines(
  targetId: string,
  lines: readonly InvalidLine[],
  ownColumns: readonly string[],
): void {
  const head = ['Linha', ...ownColumns, 'Conteúdo', 'Problema']
  const rows = lines.map(({ number, typed, problem, own = [] }) => [
    String(number),
    ...ownColumns.map((_, index) => cellText(own[index] ?? '')),
    typed,
    problem,
  ])
  const name = `${targetId.replace(/[^A-Za-z0-9]+/g, '-')}-linhas-invalidas.csv`
  download(name, 'text/csv;charset=utf-8', buildCsv([head, ...rows]))
}
