import { clockFormat } from '@/lib/format/dates.ts'
import { formatCounted, formatDecimal } from '@/lib/format/quantity.ts'
import { formatDay } from './closed-case.ts'
import type { UnsealProblem } from './record.ts'

/** Formats a time of today as "14:32", another one with its date. */
export const formatTime = (at: number, now: number): string =>
  formatDay(at) === formatDay(now)
    ? `às ${clockFormat.format(at)}`
    : `em ${formatDay(at)}, ${clockFormat.format(at)}`

/** Formats a size in bytes: "48 kB", "1,2 MB". */
export const formatSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${formatDecimal(bytes / 1_000_000)} MB`

/** Formats the time until a deletion: "hoje", "em 3 dias". */
export function formatDaysLeft(deletedAt: number, now: number): string {
  const days = Math.ceil((deletedAt - now) / 86_400_000)
  return days <= 1 ? 'em menos de um dia' : `em ${formatCounted(days, 'dia', 'dias')}`
}

/** Reasons why the browser did not store or read a case. */
export type StoreProblem = 'full' | 'blocked' | 'missing' | 'unanswered' | 'failed'

export const storeProblemTexts: Record<StoreProblem, string> = {
  full: 'O disco ou o espaço deste navegador está cheio. Libere espaço e tente de novo: nada do que está na tela se perdeu.',
  blocked:
    'Este navegador não deixa guardar dados aqui. Uma janela anônima ou uma regra da empresa pode ser a causa.',
  missing: 'Este caso não está mais neste navegador: foi apagado, talvez em outra aba.',
  unanswered:
    'O navegador não respondeu. Feche as outras abas do painel e tente de novo: nada do que está na tela se perdeu.',
  failed: 'O navegador não conseguiu guardar nem ler os casos. Tente de novo.',
}

export type OpenProblem = StoreProblem | UnsealProblem

export const openProblemTexts: Record<OpenProblem, string> = {
  ...storeProblemTexts,
  'wrong-passphrase': 'A senha não abre este caso. Confira maiúsculas, espaços e acentos, e tente de novo.',
  damaged:
    'O registro deste caso está danificado e não pode ser lido. Os outros casos não foram afetados. Se você exportou este caso, importe o arquivo.',
}

/** The text of an import whose case is too old. */
export const expiredText = 'O prazo deste caso terminou, e ele não pode mais ser importado.'

export const inUseText = 'Este caso está aberto em outra aba. Feche-o lá e tente de novo.'
