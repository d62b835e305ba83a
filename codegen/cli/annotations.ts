import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatInteger, groupByCause } from '../diagnostics/format-diagnostics.ts'

export const isGitHubActions = () => !['', 'false', undefined].includes(process.env.GITHUB_ACTIONS)

/**
 * Returns diagnostics as GitHub annotations, one per line, at most 20 of one cause. The escapes are those of
 * `@actions/core` and of https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands.
 */
export const formatAnnotations = (diagnostics: Diagnostic[]): string =>
  groupByCause(diagnostics)
    .map(({ diagnostic: { severity, code, file, line, column, message, hint, related = [] }, others }) => {
      const properties = Object.entries({ file, line, col: column, title: code })
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
        .join(',')
      const text = [
        message,
        ...related.map((other) => `${other.file}:${other.line}:${other.column} ${other.message}`),
        `dica: ${hint}`,
        ...(others > 0 ? [`e mais ${formatInteger(others)} da mesma causa`] : []),
      ].join('\n')
      return `::${severity} ${properties}::${escapeText(text)}\n`
    })
    .join('')

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
