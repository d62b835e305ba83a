import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatInteger, groupByCause } from '../diagnostics/format-diagnostics.ts'
import type { FileReport } from '../output/output-folder.ts'
import { labelByStatus } from '../report.ts'

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

/** Returns an annotation for each file of the output that is not what the manifest yields. `out` is its folder. */
export const formatFileAnnotations = (files: FileReport[], out: string): string =>
  files
    .filter(({ status }) => status !== 'unchanged')
    .map(({ path, status }) => {
      const text = `${labelByStatus[status]}: não é o que o manifesto gera. Rode: npm run codegen`
      return `::error file=${escapeProperty(`${out}/${path}`)},title=codegen::${escapeText(text)}\n`
    })
    .join('')

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
