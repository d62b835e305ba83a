import type { ExplainRow } from './explain-row.ts'

const columnGap = '  '

/** Widths beyond which a column grows no wider: a longer text moves what stands behind it. */
const maxWidth = { place: 40, value: 48 }

/**
 * Rows in columns, an empty line between the groups. On a terminal `columns` wide long places and values end in `…`; elsewhere,
 * as in a pipe, they are whole.
 */
export function formatRows(groups: ExplainRow[][], columns?: number): string {
  const lines = groups.map((rows) => rows.map(toCells)).filter((rows) => rows.length > 0)
  const allCells = lines.flat()
  const measureColumn = (index: 0 | 1 | 2, most: number) =>
    Math.min(most, Math.max(0, ...allCells.map((line) => line[index].length)))
  const placeWidth = measureColumn(0, columns === undefined ? maxWidth.place : Math.floor(columns * 0.28))
  const locationWidth = measureColumn(2, Number.POSITIVE_INFINITY)
  const availableWidth =
    columns === undefined ? maxWidth.value : columns - placeWidth - locationWidth - 2 * columnGap.length
  const valueWidth = measureColumn(1, Math.max(20, availableWidth))
  const fitText = (text: string, most: number) =>
    (columns === undefined ? text : truncate(text, most)).padEnd(most)
  const formatLine = ([place, value, location]: Cells) =>
    [fitText(place, placeWidth), fitText(value, valueWidth), location].join(columnGap)
  return lines.map((rows) => `${rows.map(formatLine).join('\n')}\n`).join('\n')
}

type Cells = [place: string, value: string, from: string]

const toCells = ({ place, value, marks, file, line }: ExplainRow): Cells => [
  place,
  formatValue(place, value),
  [`${file}:${line}`, ...marks.map((mark) => `(${mark})`)].join(' '),
]

function formatValue(place: string, value: unknown): string {
  if (/^example$|^examples\.\d+\.answer$/.test(place)) return formatAnswer(value)
  if (typeof value !== 'string' || value === '') return JSON.stringify(value)
  return value.replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
}

/** An answer is told by what it has: all of it would be a page. */
function formatAnswer(answer: unknown): string {
  if (Array.isArray(answer)) return `lista de ${answer.length}`
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer)
  const keys = Object.keys(answer)
  return `${keys.length} ${keys.length === 1 ? 'chave' : 'chaves'}: ${keys.join(', ')}`
}

const truncate = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
