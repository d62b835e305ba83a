import { formatInteger } from '../../diagnostics/format-diagnostics.ts'
import type { SourceCheck } from './checks/source-check.ts'
import type { VerifyRow } from './verify-row.ts'

/** Counts variants and checks by what became of them, a line each. */
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

/** @param skippedLabel A status of neither success nor failure, in the singular. */
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
