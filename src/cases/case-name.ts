import { onFirstUse } from '@/lib/on-first-use.ts'
import type { StoredHead } from './stored-head.ts'

// Made when first needed: a page's first formatter takes Chromium 15 ms, and few dashboards show a closed case.
const fullDay = onFirstUse(
  () => new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' }),
)

/** Formats a date: "12/11/2026". */
export const formatDay = (at: number): string => fullDay().format(at)

/**
 * Names a closed case, whose title is encrypted: its date, and the start of its id. A case of an earlier version may be
 * another account's, so that its date is not told.
 */
export const nameClosedCase = ({
  id,
  createdAt,
  owner,
}: Pick<StoredHead, 'id' | 'createdAt' | 'owner'>): string =>
  `${owner === undefined ? 'Caso de antes desta versão' : `Caso de ${formatDay(createdAt)}`} (${shortenId(id)})`

/** Returns the start of a case's id. */
export const shortenId = (id: string): string => String(id).slice(0, 4).toUpperCase()
