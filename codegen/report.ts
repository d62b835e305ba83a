import { type Diagnostic, toReport } from './diagnostics/diagnostic.ts'
import { formatDiagnostics, formatInteger } from './diagnostics/format-diagnostics.ts'
import { mergeTargets } from './diagnostics/merge-targets.ts'
import type { Comparison } from './output/compare.ts'
import type { FileReport, FileStatus } from './output/output-folder.ts'
import type { RunResult } from './run.ts'

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`

/** Returns the diagnostics, at most 20 of one cause, and their number. */
export function diagnosticsReport(diagnostics: Diagnostic[], isCheck = false): string {
  const merged = mergeTargets(diagnostics)
  const warnings = merged.filter(({ severity }) => severity === 'warning').length
  const errors = merged.length - warnings
  const counts = [
    ...(errors > 0 ? [formatCount(errors, 'erro', 'erros')] : []),
    ...(warnings > 0 ? [formatCount(warnings, 'aviso', 'avisos')] : []),
  ].join(' e ')
  const outcome = errors > 0 ? ' Nada foi escrito.' : isCheck ? ' Com --check, um aviso conta como erro.' : ''
  return `${formatDiagnostics(diagnostics)}\n\n${counts} no manifesto.${outcome}\n`
}

/** Returns one line about the files that were written to `out`. */
export function writeReport(files: FileReport[], out: string, ms: number): string {
  const [written, orphans] = [countFiles(files, 'written'), countFiles(files, 'orphan')]
  const parts = [
    ...(written > 0 ? [formatCount(written, 'escrito', 'escritos')] : []),
    ...(orphans > 0 ? [formatCount(orphans, 'removido', 'removidos')] : []),
  ]
  const summary = parts.length === 0 ? `nada mudou (${files.length} arquivos)` : parts.join(', ')
  return `${out}: ${summary} em ${ms} ms\n`
}

/** `--check` prints at most this many lines. */
const maxCheckLines = 200

/** Keeps at most `max` lines, and says how many more there are. */
function cutLines(text: string, max: number): string {
  const lines = text.split('\n')
  const more = lines.length - 1 - max
  return more <= 0
    ? text
    : `${lines.slice(0, max).join('\n')}\n… e mais ${formatCount(more, 'linha', 'linhas')}\n`
}

/** Returns the differences as a unified diff, at most 200 lines in all, and the command that fixes them. */
export function checkReport(files: Comparison[], out: string): string {
  const different = files.filter(({ status }) => status !== 'unchanged')
  if (different.length === 0) return `${out}: em dia (${files.length} arquivos)\n`
  const parts = (['stale', 'missing', 'orphan'] as const).flatMap((status) => {
    const count = countFiles(files, status)
    return count === 0 ? [] : [`${count} ${labelByStatus[status]}`]
  })
  const list = different.map(({ path, status }) => `  ${out}/${path}: ${labelByStatus[status]}\n`).join('')
  const otherLines = different.length + 6
  const diffs = cutLines(
    different.map(({ diff = '' }) => diff).join(''),
    Math.max(0, maxCheckLines - otherLines),
  )
  return `${diffs}\n${out} não é o que o manifesto gera (${parts.join(', ')}):\n${list}\nRode: npm run codegen\n`
}

export const labelByStatus: Record<FileStatus, string> = {
  stale: 'desatualizado',
  missing: 'faltando',
  orphan: 'sobrando',
  written: 'escrito',
  unchanged: 'igual',
}

const countFiles = (files: FileReport[], status: FileStatus) =>
  files.filter((file) => file.status === status).length

/** The result of `--against`. */
export type RevisionComparison = {
  against: string
  isCompatible: boolean
  changes: unknown[]
  report: string
}

/** Returns the document of `--json`, with all diagnostics. */
export function jsonReport(
  run: RunResult<FileReport>,
  isCheck: boolean,
  out: string,
  ms: number,
  compared?: RevisionComparison,
): string {
  const files = run.ok ? run.files : []
  const report = {
    ok: isSuccessful(run, isCheck) && (compared?.isCompatible ?? true),
    diagnostics: run.diagnostics.map(toReport),
    files: files.map(({ path, status }) => ({ path: `${out}/${path}`, status })),
    ms,
    ...(compared && { against: compared.against, changes: compared.changes }),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** Returns true if a run has no errors and, for `--check`, no warnings and no differences. */
export function isSuccessful(run: RunResult<FileReport>, isCheck: boolean): boolean {
  if (!run.ok || !isCheck) return run.ok
  return run.diagnostics.length === 0 && run.files.every(({ status }) => status === 'unchanged')
}
