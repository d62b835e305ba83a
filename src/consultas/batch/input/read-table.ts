/** A row of a list, with the line on which it begins, counted from 1. */
export type TableRow = { number: number; cells: string[] }

export type Table = { rows: TableRow[]; separator: string }

/** Separators that are looked for; where they would do equally well the first is taken. */
const separators = [';', '\t', '|', ',']

/** What Excel understands at the beginning of a file: which separator it has. */
const declared = /^sep=(.)\n/i

const isBlank = ({ cells }: TableRow) => cells.every((cell) => cell === '')

/** Numbers the rows by the lines of the text: a cell in quotes may hold several. */
function numbered(rows: string[][], first: number): TableRow[] {
  let number = first
  return rows.map((cells) => {
    const row = { number, cells: cells.map((cell) => cell.trim()) }
    number += 1 + cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
    return row
  })
}

/** Takes a text apart into rows and cells, whichever separator it has; blank lines are left out. */
export async function readTable(text: string): Promise<Table> {
  const { default: Papa } = await import('papaparse')
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [declaration = '', declaredSeparator] = declared.exec(whole) ?? []
  const body = whole.slice(declaration.length)
  // The rows as they are number the lines, but the separator is only found out where blank ones do not count.
  const separatorOf = (sample: string) =>
    Papa.parse(sample, {
      newline: '\n',
      preview: 20,
      delimitersToGuess: separators,
      skipEmptyLines: 'greedy',
    }).meta.delimiter
  const parse = (delimiter: string, quoteChar: string) =>
    Papa.parse<string[]>(body, { newline: '\n', quoteChar, delimiter })
  const quoted = parse(declaredSeparator ?? separatorOf(body), '"')
  // A quote that nothing closes would swallow the rest of the list: it is a character like any other then.
  const { data, meta } = quoted.errors.some(({ type }) => type === 'Quotes')
    ? parse(declaredSeparator ?? separatorOf(body.replaceAll('"', '')), '\0')
    : quoted
  const rows = numbered(data, declaration === '' ? 1 : 2)
  return { rows: rows.filter((row) => !isBlank(row)), separator: meta.delimiter }
}
