import { formatInteger } from '../../diagnostics/format-diagnostics.ts'
import { checkTitles, type SourceCheck } from './checks/source-check.ts'
import type { VariantCase, VerifyProblem, VerifyRow } from './verify-types.ts'

const columnGap = '  '

/** Fits `120000 ms`, the longest timeout of a source. */
const timeWidth = 9

/** Maximum title width; on a terminal also at most a third. */
const maxTitleWidth = 48

/** Minimum width of the last column. */
const minOutcomeWidth = 28

/**
 * Returns a function that formats a row per variant. Column widths fit all variants, so each row can be
 * printed at once. On a terminal of `columns` characters long titles end in `…` and long problems wrap.
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

const checkTitleWidth = Math.max(...Object.values(checkTitles).map(({ length }) => length))

/** Formats a check in two columns, on a terminal of `columns` characters. */
export function formatCheck({ check, status, problems, reason }: SourceCheck, columns?: number): string {
  const indentWidth = checkTitleWidth + columnGap.length
  const textWidth = columns === undefined ? Number.POSITIVE_INFINITY : Math.max(28, columns - indentWidth)
  const reasonText = reason === undefined ? '' : ` (${reason})`
  const texts = {
    ok: [`ok${reasonText}`],
    unchecked: [`não verificado: ${reason}`],
    broken: problems.flatMap(({ message, hint, example }) => [
      example === undefined ? message : `${message} (em ${example})`,
      ...(hint === undefined ? [] : [`dica: ${hint}`]),
    ]),
  }[status]
  const [first = '', ...others] = texts.flatMap((text) => wrapText(text, textWidth))
  const head = checkTitles[check].padEnd(checkTitleWidth)
  return [
    `${head}${columnGap}${first}`,
    ...others.map((text) => `${' '.repeat(indentWidth)}${text}`),
    '',
  ].join('\n')
}

/** Counts variants and checks by outcome. */
export function summaryText(rows: readonly VerifyRow[], checks: readonly SourceCheck[], ms: number): string {
  if (rows.length === 0) return 'Nenhuma consulta pergunta a esta fonte.\n'
  const seconds = (ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  const total = `${formatInteger(rows.length)} ${rows.length === 1 ? 'consulta' : 'consultas'}`
  const access =
    checks.length === 0
      ? ''
      : `${formatInteger(checks.length)} verificações de acesso e navegador: ${countsText(checks, 'não verificada')}.\n`
  return `${access}${total}: ${countsText(rows, 'não perguntada')}. ${seconds} s\n`
}

/** @param skippedLabel The Portuguese label of skipped items, in the singular. */
function countsText(items: readonly (VerifyRow | SourceCheck)[], skippedLabel: string): string {
  const count = (wanted: (VerifyRow | SourceCheck)['status'][]) =>
    items.filter(({ status }) => wanted.includes(status)).length
  const [broken, others] = [count(['broken']), count(['skipped', 'unchecked'])]
  return [
    `${formatInteger(count(['ok']))} ok`,
    ...(broken > 0 ? [`${formatInteger(broken)} com problemas`] : []),
    ...(others > 0 ? [`${formatInteger(others)} ${others === 1 ? skippedLabel : `${skippedLabel}s`}`] : []),
  ].join(', ')
}

const wrapIndent = '  '

/** Wraps a text at `width` characters and indents every line but the first. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(line === undefined ? word : `${wrapIndent}${word}`)
  }
  return lines
}
