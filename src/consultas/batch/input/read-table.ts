/** A row of a list, with the line on which it begins, counted from 1. */
export type TableRow = { number: number; cells: string[] }

export type Table = { rows: TableRow[]; separator: string }

/** Separators that are detected; of several that fit equally well, the first. */
const separators = [';', '\t', '|', ',']

/** Excel's declaration of the separator in a file's first line. */
const separatorDeclaration = /^sep=(.)\n/i

const isBlank = ({ cells }: TableRow) => cells.every((cell) => cell === '')

/** Numbers the rows by the lines of the text: a quoted cell may contain line breaks. */
function numberRows(rows: string[][], first: number): TableRow[] {
  let number = first
  return rows.map((cells) => {
    const row = { number, cells: cells.map((cell) => cell.trim()) }
    number += 1 + cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
    return row
  })
}

/** Parses a text into rows and cells, detecting its separator; blank lines are skipped. */
export async function readTable(text: string): Promise<Table> {
  const { default: Papa } = await import('papaparse')
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [declaration = '', declaredSeparator] = separatorDeclaration.exec(whole) ?? []
  const body = whole.slice(declaration.length)
  // Rows must keep blank lines to be numbered by line; only the detection of the separator skips them.
  const detectSeparator = (sample: string) =>
    Papa.parse(sample, {
      newline: '\n',
      preview: 20,
      delimitersToGuess: separators,
      skipEmptyLines: 'greedy',
    }).meta.delimiter
  const parse = (delimiter: string, quoteChar: string) =>
    Papa.parse<string[]>(body, { newline: '\n', quoteChar, delimiter })
  const quoted = parse(declaredSeparator ?? detectSeparator(body), '"')
  // An unclosed quote would swallow the rest of the list: quotes are then parsed as ordinary characters.
  const { data, meta } = quoted.errors.some(({ type }) => type === 'Quotes')
    ? parse(declaredSeparator ?? detectSeparator(body.replaceAll('"', '')), '\0')
    : quoted
  const rows = numberRows(data, declaration === '' ? 1 : 2)
  return { rows: rows.filter((row) => !isBlank(row)), separator: meta.delimiter }
}
