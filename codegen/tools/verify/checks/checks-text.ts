import { wrapText } from '../wrap-text.ts'
import { checkTitles, type SourceCheck } from './source-check.ts'

const columnGap = '  '

const titleWidth = Math.max(...Object.values(checkTitles).map(({ length }) => length))

/** Writes a check in two columns, on a terminal `columns` wide. */
export function formatCheck({ check, status, problems, reason }: SourceCheck, columns?: number): string {
  const indentWidth = titleWidth + columnGap.length
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
  const head = checkTitles[check].padEnd(titleWidth)
  return [
    `${head}${columnGap}${first}`,
    ...others.map((text) => `${' '.repeat(indentWidth)}${text}`),
    '',
  ].join('\n')
}
