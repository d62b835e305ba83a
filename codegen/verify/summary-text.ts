import { inDigits } from '../diagnostics/format-diagnostics.ts'
import type { Row } from './row.ts'

/** How many variants kept their word, in a line. */
export function summaryText(rows: Row[], ms: number): string {
  if (rows.length === 0) return 'Nenhuma consulta pergunta a esta fonte.\n'
  const count = (status: Row['status']) => rows.filter((row) => row.status === status).length
  const [broken, skipped] = [count('broken'), count('skipped')]
  const parts = [
    `${inDigits(count('ok'))} ok`,
    ...(broken > 0 ? [`${inDigits(broken)} com problemas`] : []),
    ...(skipped > 0 ? [`${inDigits(skipped)} ${skipped === 1 ? 'não perguntada' : 'não perguntadas'}`] : []),
  ]
  const total = `${inDigits(rows.length)} ${rows.length === 1 ? 'consulta' : 'consultas'}`
  const seconds = (ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return `${total}: ${parts.join(', ')}. ${seconds} s\n`
}
