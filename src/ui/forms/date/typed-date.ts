import { toIsoDate } from '@manifest/contract/sent-value.ts'

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/

export const isIsoDate = (text: string) => isoDate.test(text)

/** Writes an ISO date as dd/mm/aaaa. Other texts stay. */
export const toTypedDate = (text: string) => text.replace(isoDate, '$3/$2/$1')

/**
 * Prepares a typed or pasted text for the mask dd/mm/aaaa. A date in another format is rewritten, and a slash after
 * one digit completes the day or the month: `7/` becomes `07/`.
 */
export const prepareTypedDate = (raw: string) =>
  toTypedDate(toIsoDate(raw))
    .replace(/^(\d)\//, '0$1/')
    .replace(/^(\d\d\/)(\d)\//, '$10$2/')
