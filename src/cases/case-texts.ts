import { formatCounted } from '@/lib/format/quantity.ts'
import { formatDay } from './case-name.ts'
import type { OpenProblem } from './open-and-close.ts'
import { storeProblemTexts } from './problems.ts'

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' })
const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })
const sizes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Formats a time of today as "14:32", another one with its date. */
export const formatTime = (at: number, now: number): string =>
  day.format(at) === day.format(now) ? `às ${clock.format(at)}` : `em ${formatDay(at)}, ${clock.format(at)}`

/** Formats a size in bytes: "48 kB", "1,2 MB". */
export const formatSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${sizes.format(bytes / 1_000_000)} MB`

/** Formats the time until a deletion: "hoje", "em 3 dias". */
export function formatDaysLeft(deletedAt: number, now: number): string {
  const days = Math.ceil((deletedAt - now) / 86_400_000)
  return days <= 1 ? 'em menos de um dia' : `em ${formatCounted(days, 'dia', 'dias')}`
}

export const openProblemTexts: Record<OpenProblem, string> = {
  ...storeProblemTexts,
  'wrong-passphrase': 'A senha não abre este caso. Confira maiúsculas, espaços e acentos, e tente de novo.',
  damaged:
    'O registro deste caso está danificado e não pode ser lido. Os outros casos não foram afetados. Se você exportou este caso, importe o arquivo.',
}

/** The text of an import whose case is too old. */
export const expiredText = 'O prazo deste caso terminou, e ele não pode mais ser importado.'

export const inUseText = 'Este caso está aberto em outra aba. Feche-o lá e tente de novo.'
