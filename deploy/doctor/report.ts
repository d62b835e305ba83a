import { wrapText } from '../../codegen/authoring/verify/report-text.ts'
import type { Check, CheckStatus } from './check.ts'

const marks: Record<CheckStatus, string> = {
  ok: 'ok',
  warning: 'aviso',
  broken: 'FALHA',
  unchecked: 'não verificado',
}

const groupTitles: Record<string, string> = {
  environment: 'Ambiente',
  provider: 'Provedor de login',
  policy: 'Política de segurança (CSP)',
  page: 'Página e servidor',
}

const markWidth = Math.max(...Object.values(marks).map(({ length }) => length))

/** Fits the longest title, "Retry-After legível no navegador". */
const titleWidth = 32

const gap = '  '

const textIndent = 2 + markWidth + titleWidth + 2 * gap.length

/** Minimum width of the last column. */
const minTextWidth = 28

/** Formats the checks of a part as a table, on a terminal of `columns` characters. */
export function formatPart(checks: readonly Check[], columns = 120): string {
  const [first] = checks
  if (!first) return ''
  const heading =
    groupTitles[first.group] ?? first.group.replace(/^source /, 'Fonte ').replace(/^supplier /, 'Fornecedor ')
  return `${heading}\n${joinUnchecked(checks)
    .map((check) => formatRow(check, columns))
    .join('')}\n`
}

/** Joins the checks that were not made for the same reason into one row with their number and titles. */
function joinUnchecked(checks: readonly Check[]): Check[] {
  const isLike = (check: Check) => (other: Check) =>
    other.status === 'unchecked' && other.reason !== undefined && other.reason === check.reason
  return checks.flatMap((check) => {
    const alike = checks.filter(isLike(check))
    if (check.status !== 'unchecked' || alike.length < 2) return [check]
    if (alike[0] !== check) return []
    const titles = alike.map(({ title }) => title).join(', ')
    return [{ ...check, title: `${alike.length} verificações`, reason: `${check.reason}: ${titles}` }]
  })
}

function formatRow({ title, status, problems, reason }: Check, columns: number): string {
  const texts = [
    ...(reason === undefined ? [] : [reason]),
    ...problems.flatMap(({ message, hint }) => [
      ...message.split('\n'),
      ...(hint === undefined ? [] : [`dica: ${hint}`]),
    ]),
  ]
  const lines = texts.flatMap((text) => wrapText(text, Math.max(minTextWidth, columns - textIndent)))
  const head = `  ${marks[status].padEnd(markWidth)}${gap}${title.padEnd(titleWidth)}`
  const [firstLine = '', ...others] = lines
  return [`${head}${gap}${firstLine}`, ...others.map((line) => ' '.repeat(textIndent) + line), '']
    .map((line) => line.trimEnd())
    .join('\n')
}

/** Counts the checks by outcome. */
export function formatSummary(checks: readonly Check[]): string {
  const count = (status: CheckStatus) => checks.filter((check) => check.status === status).length
  const [broken, warnings, unchecked] = [count('broken'), count('warning'), count('unchecked')]
  const parts = [
    `${count('ok')} ok`,
    `${broken} com falha`,
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'aviso' : 'avisos'}`] : []),
    ...(unchecked > 0 ? [`${unchecked} não ${unchecked === 1 ? 'verificada' : 'verificadas'}`] : []),
  ]
  return `${checks.length} ${checks.length === 1 ? 'verificação' : 'verificações'}: ${parts.join(', ')}.\n`
}
