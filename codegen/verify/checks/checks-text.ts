import { wrapped } from '../wrapped.ts'
import { type Check, checkTitles } from './check.ts'

const gap = '  '

const widestTitle = Math.max(...Object.values(checkTitles).map(({ length }) => length))

/** Writes a check in two columns, on a terminal `columns` wide. */
export function checkText({ check, status, problems, reason }: Check, columns?: number): string {
  const before = widestTitle + gap.length
  const room = columns === undefined ? Number.POSITIVE_INFINITY : Math.max(28, columns - before)
  const partly = reason === undefined ? '' : ` (${reason})`
  const texts = {
    ok: [`ok${partly}`],
    unchecked: [`não verificado: ${reason}`],
    broken: problems.flatMap(({ message, hint, example }) => [
      example === undefined ? message : `${message} (em ${example})`,
      ...(hint === undefined ? [] : [`dica: ${hint}`]),
    ]),
  }[status]
  const [first = '', ...others] = texts.flatMap((text) => wrapped(text, room))
  const head = checkTitles[check].padEnd(widestTitle)
  return [`${head}${gap}${first}`, ...others.map((text) => `${' '.repeat(before)}${text}`), ''].join('\n')
}
