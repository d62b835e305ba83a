import type { VariantCase } from './case-types.ts'
import type { VerifyProblem } from './verify-problem.ts'
import type { VerifyRow } from './verify-row.ts'
import { wrapText } from './wrap-text.ts'

const columnGap = '  '

/** Room for `120000 ms`, the longest that a source may take. */
const timeWidth = 9

/** Widest title; on a terminal it takes no more than a third. */
const maxTitleWidth = 48

/** Narrowest column of what became of a variant. */
const minOutcomeWidth = 28

/**
 * Writes a row a variant in columns that fit all variants, so that each can be printed when it is known. On a terminal
 * `columns` wide long titles end in `…` and long problems wrap.
 */
export function createRowWriter(cases: VariantCase[], columns?: number): (row: VerifyRow) => string {
  const longestLength = (texts: string[]) => Math.max(0, ...texts.map((text) => text.length))
  const idWidth = longestLength(cases.map(({ consultaId }) => consultaId))
  const titleLimit = columns === undefined ? maxTitleWidth : Math.floor(columns / 3)
  const titleWidth = Math.min(titleLimit, longestLength(cases.map(({ title }) => title)))
  const indentWidth = idWidth + titleWidth + timeWidth + 3 * columnGap.length
  const outcomeWidth =
    columns === undefined ? Number.POSITIVE_INFINITY : Math.max(minOutcomeWidth, columns - indentWidth)

  return (row) => {
    const title = columns === undefined ? row.title : truncate(row.title, titleWidth)
    const time = row.ms === undefined ? '' : `${row.ms} ms`
    const head = [row.consultaId.padEnd(idWidth), title.padEnd(titleWidth), time.padStart(timeWidth)].join(
      columnGap,
    )
    const [first = '', ...others] = formatOutcome(row).flatMap((text) => wrapText(text, outcomeWidth))
    return [
      `${head}${columnGap}${first}`,
      ...others.map((text) => `${' '.repeat(indentWidth)}${text}`),
      '',
    ].join('\n')
  }
}

function formatOutcome({ status, problems, notFound = [] }: VerifyRow): string[] {
  const notFoundCount = notFound.length
  const examples = notFoundCount === 1 ? '1 dos outros exemplos' : `${notFoundCount} dos outros exemplos`
  return [
    ...(status === 'ok' ? ['ok'] : problems.map(formatProblem)),
    ...(notFoundCount > 0 ? [`(a fonte não achou ${examples})`] : []),
  ]
}

const formatProblem = ({ message, example }: VerifyProblem) =>
  example === undefined ? message : `${message} (em ${example})`

const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
