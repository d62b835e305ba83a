import { inDigits } from '../diagnostics/format-diagnostics.ts'
import type { Check } from './checks/check.ts'
import type { Row } from './row.ts'

/** Counts variants and checks by what became of them, a line each. */
export function summaryText(rows: readonly Row[], checks: readonly Check[], ms: number): string {
  if (rows.length === 0) return 'Nenhuma consulta pergunta a esta fonte.\n'
  const seconds = (ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  const total = `${inDigits(rows.length)} ${rows.length === 1 ? 'consulta' : 'consultas'}`
  const access =
    checks.length === 0
      ? ''
      : `${inDigits(checks.length)} verificações de acesso e navegador: ${countsText(checks, 'não verificada')}.\n`
  return `${access}${total}: ${countsText(rows, 'não perguntada')}. ${seconds} s\n`
}

/** @param left A status of neither success nor failure, in the singular. */
function countsText(items: readonly (Row | Check)[], left: string): string {
  const count = (wanted: (Row | Check)['status'][]) =>
    items.filter(({ status }) => wanted.includes(status)).length
  const [broken, others] = [count(['broken']), count(['skipped', 'unchecked'])]
  return [
    `${inDigits(count(['ok']))} ok`,
    ...(broken > 0 ? [`${inDigits(broken)} com problemas`] : []),
    ...(others > 0 ? [`${inDigits(others)} ${others === 1 ? left : `${left}s`}`] : []),
  ].join(', ')
}
