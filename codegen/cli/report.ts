import { type Diagnostic, formatDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Comparison } from '../output/compare.ts'
import type { FileReport, FileStatus } from '../output/output-folder.ts'
import type { Run } from '../run.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Every diagnostic in full, and how many they are. */
export function diagnosticsReport(diagnostics: Diagnostic[]): string {
  const count = counted(diagnostics.length, 'erro no manifesto', 'erros no manifesto')
  return `${diagnostics.map(formatDiagnostic).join('\n\n')}\n\n${count}. Nada foi escrito.\n`
}

/** One line on what was written to the folder `out`. */
export function writeReport(files: FileReport[], out: string, ms: number): string {
  const [written, orphans] = [countOf(files, 'written'), countOf(files, 'orphan')]
  const parts = [
    ...(written > 0 ? [counted(written, 'escrito', 'escritos')] : []),
    ...(orphans > 0 ? [counted(orphans, 'removido', 'removidos')] : []),
  ]
  const what = parts.length === 0 ? `nada mudou (${files.length} arquivos)` : parts.join(', ')
  return `${out}: ${what} em ${ms} ms\n`
}

/** What differs, as a unified diff, and the command that mends it; one line when nothing does. */
export function checkReport(files: Comparison[], out: string): string {
  const different = files.filter(({ status }) => status !== 'unchanged')
  if (different.length === 0) return `${out}: em dia (${files.length} arquivos)\n`
  const parts = (['stale', 'missing', 'orphan'] as const).flatMap((status) => {
    const count = countOf(files, status)
    return count === 0 ? [] : [`${count} ${checkWords[status]}`]
  })
  const list = different.map(({ path, status }) => `  ${out}/${path}: ${checkWords[status]}\n`).join('')
  const diffs = different.map(({ diff = '' }) => diff).join('')
  return `${diffs}\n${out} não é o que o manifesto gera (${parts.join(', ')}):\n${list}\nRode: npm run codegen\n`
}

const checkWords: Record<FileStatus, string> = {
  stale: 'desatualizado',
  missing: 'faltando',
  orphan: 'sobrando',
  written: 'escrito',
  unchanged: 'igual',
}

const countOf = (files: FileReport[], status: FileStatus) =>
  files.filter((file) => file.status === status).length

/** The document of `--json`. */
export function jsonReport(run: Run<FileReport>, out: string, ms: number): string {
  const files = run.ok ? run.files : []
  const diagnostics = run.ok ? [] : run.diagnostics
  const report = {
    ok: isGood(run),
    diagnostics: diagnostics.map(({ code, severity, message, file, line, column, hint }) => {
      return { code, severity, message, file, line, column, hint }
    }),
    files: files.map(({ path, status }) => ({ path: `${out}/${path}`, status })),
    ms,
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** Whether a run is free of errors, and a comparison free of differences. */
export function isGood(run: Run<FileReport>): boolean {
  if (!run.ok) return false
  return run.files.every((file) => !('diff' in file))
}
