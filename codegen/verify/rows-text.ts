import type { Problem } from './problem.ts'
import type { Inquiry } from './question.ts'
import type { Row } from './row.ts'
import { wrapped } from './wrapped.ts'

const gap = '  '

/** Room for `120000 ms`, the longest that a source may take. */
const timeWidth = 9

/** Widest title; on a terminal it takes no more than a third. */
const widestTitle = 48

/** Narrowest column of what became of a variant. */
const leastRoom = 28

/**
 * Writes a row a variant in columns that fit all variants, so that each can be printed when it is known. On a terminal
 * `columns` wide long titles end in `…` and long problems wrap.
 */
export function createRowWriter(inquiries: Inquiry[], columns?: number): (row: Row) => string {
  const widest = (texts: string[]) => Math.max(0, ...texts.map((text) => text.length))
  const ids = widest(inquiries.map(({ consultaId }) => consultaId))
  const most = columns === undefined ? widestTitle : Math.floor(columns / 3)
  const titles = Math.min(most, widest(inquiries.map(({ title }) => title)))
  const before = ids + titles + timeWidth + 3 * gap.length
  const room = columns === undefined ? Number.POSITIVE_INFINITY : Math.max(leastRoom, columns - before)

  return (row) => {
    const title = columns === undefined ? row.title : shortened(row.title, titles)
    const time = row.ms === undefined ? '' : `${row.ms} ms`
    const head = [row.consultaId.padEnd(ids), title.padEnd(titles), time.padStart(timeWidth)].join(gap)
    const [first = '', ...others] = outcomes(row).flatMap((text) => wrapped(text, room))
    return [`${head}${gap}${first}`, ...others.map((text) => `${' '.repeat(before)}${text}`), ''].join('\n')
  }
}

function outcomes({ status, problems, notFound = [] }: Row): string[] {
  const unknown = notFound.length
  const examples = unknown === 1 ? '1 dos outros exemplos' : `${unknown} dos outros exemplos`
  return [
    ...(status === 'ok' ? ['ok'] : problems.map(problemText)),
    ...(unknown > 0 ? [`(a fonte não achou ${examples})`] : []),
  ]
}

const problemText = ({ message, example }: Problem) =>
  example === undefined ? message : `${message} (em ${example})`

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
