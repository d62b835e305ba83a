import type { Row } from './row.ts'

const gap = '  '

/** Widths beyond which a column grows no wider: a longer text moves what stands behind it. */
const widest = { place: 40, value: 48 }

/**
 * Rows in columns, an empty line between the groups. On a terminal `columns` wide long places and values end in `…`; elsewhere,
 * as in a pipe, they are whole.
 */
export function rowsText(groups: Row[][], columns?: number): string {
  const lines = groups.map((rows) => rows.map(cells)).filter((rows) => rows.length > 0)
  const all = lines.flat()
  const width = (index: 0 | 1 | 2, most: number) =>
    Math.min(most, Math.max(0, ...all.map((line) => line[index].length)))
  const places = width(0, columns === undefined ? widest.place : Math.floor(columns * 0.28))
  const behind = width(2, Number.POSITIVE_INFINITY)
  const room = columns === undefined ? widest.value : columns - places - behind - 2 * gap.length
  const values = width(1, Math.max(20, room))
  const fit = (text: string, most: number) =>
    (columns === undefined ? text : shortened(text, most)).padEnd(most)
  const lineText = ([place, value, from]: Cells) => [fit(place, places), fit(value, values), from].join(gap)
  return lines.map((rows) => `${rows.map(lineText).join('\n')}\n`).join('\n')
}

type Cells = [place: string, value: string, from: string]

const cells = ({ place, value, marks, file, line }: Row): Cells => [
  place,
  valueText(place, value),
  [`${file}:${line}`, ...marks.map((mark) => `(${mark})`)].join(' '),
]

function valueText(place: string, value: unknown): string {
  if (/^example$|^examples\.\d+\.answer$/.test(place)) return answerText(value)
  if (typeof value !== 'string' || value === '') return JSON.stringify(value)
  return value.replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
}

/** An answer is told by what it has: all of it would be a page. */
function answerText(answer: unknown): string {
  if (Array.isArray(answer)) return `lista de ${answer.length}`
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer)
  const keys = Object.keys(answer)
  return `${keys.length} ${keys.length === 1 ? 'chave' : 'chaves'}: ${keys.join(', ')}`
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
