import { onFirstUse } from '@/lib/on-first-use.ts'
import type { CaseHead } from './record.ts'

// Made when first needed: a page's first formatter takes Chromium 15 ms, and few dashboards show a closed case.
const fullDay = onFirstUse(
  () => new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' }),
)

/** Formats a date: "12/11/2026". */
export const formatDay = (at: number): string => fullDay().format(at)

/** Names a closed case, whose title is encrypted: its date, and the start of its id. */
export const nameClosedCase = ({ id, createdAt }: Pick<CaseHead, 'id' | 'createdAt'>): string =>
  `Caso de ${formatDay(createdAt)} (${id.slice(0, 4).toUpperCase()})`
