/** A browser test that tries to lose work. `file` is relative to the project. */
export type TriedWay = { way: string; isPassed: boolean; file: string; title: string }

/** A wrong answer of a source that a browser test looked for at a place: 'página', in '27 consultas'. */
export type TriedAnswer = { answer: string; place: string; count: string; isPassed: boolean }

/** Replaces the table of the ways to lose work that were tried. */
export const replaceLossTable = (document: string, ways: readonly TriedWay[]): string =>
  replaceTable(
    document,
    'caminhos',
    ['caminho tentado', 'resultado', 'teste'],
    ways.map(({ way, isPassed, file, title }) => [
      way,
      isPassed ? 'nada se perdeu' : '**falhou**',
      `\`${file}\`: ${title}`,
    ]),
  )

/** Replaces the table of the wrong answers that were tried. */
export const replaceAnswerTable = (document: string, answers: readonly TriedAnswer[]): string =>
  replaceTable(
    document,
    'respostas',
    ['o que a fonte respondeu', 'onde se procurou', 'quantas', 'resultado'],
    answers.map(({ answer, place, count, isPassed }) => [
      answer,
      place,
      count,
      isPassed ? 'dito como falha, nada mostrado' : '**falhou**',
    ]),
  )

function replaceTable(document: string, name: string, head: string[], rows: string[][]): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document has no place for the table ${name}`)
  const sorted = rows.map(formatRow).toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
  const table = [formatRow(head), `|${'---|'.repeat(head.length)}`, ...sorted].join('\n')
  return `${document.slice(0, from + start.length)}\n\n${table}\n\n${document.slice(to)}`
}

const formatRow = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
