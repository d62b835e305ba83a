import { compactDate, dateForm } from '../date-forms.ts'
import { draws } from './draw.ts'

/** A span of time from which the dates of some keys are drawn. The last day comes first, as lists of events have it. */
type Era = { name: string; words: RegExp; lastDay: number; days: number; step: number }

const dayOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 86_400_000

const era = (name: string, lastDay: string, years: number, step: number, words: RegExp): Era => ({
  name,
  words,
  lastDay: dayOf(lastDay),
  days: years * 365,
  step,
})

/**
 * The spans do not overlap, so that a birth is before an opening, an opening before a closing, and a closing before an
 * expiry. The first whose words a key has is the key's: `data_emissao_ultimo_crlv` speaks of the last one.
 */
const eras: readonly Era[] = [
  era('birth', '1998-03-14', 40, 1511, /nasc|birth|born/),
  era('expiry', '2031-10-20', 3, 29, /validade|valid until|expir|prazo|limite|\bdue\b|proxim/),
  era(
    'end',
    '2026-02-20',
    2,
    29,
    /\b(?:fim|end|ate|last|pago)\b|final|baixa|encerr|demiss|obito|death|cancel|exclus|pagamento|atualiz|updat|venc|saida|ultim|consult/,
  ),
  era(
    'start',
    '2018-11-20',
    6,
    29,
    /\b(?:start|since|desde)\b|inici|abert|open|fund|admiss|emiss|emit|issue|exped|inclus|cadastr|regist|distrib|ajuiz|creat|criad|entrada|casamento|primeir|first/,
  ),
]

const otherEra = era('other', '2023-10-20', 4, 29, /^/)

/** The span of the dates that a key names; the key above it says more where the key itself says nothing. */
export const eraOf = (words: readonly string[], above: readonly string[]): Era =>
  [words, above]
    .map((list) => eras.find((own) => own.words.test(list.join(' '))))
    .find((found) => found !== undefined) ?? otherEra

const momentOf = ({ lastDay, days, step }: Era, turn: number) => lastDay - ((turn * step) % days)

/** Draws the date that stands for a written one, in its form. Of the original it keeps that midnight says no time. */
export function date(original: string, turn: number, own: Era): string | undefined {
  const form = dateForm(original) ?? compactDate(original)
  if (!form) return undefined
  const day = new Date(momentOf(own, turn) * 86_400_000)
  const moment = form.kind === 'month' ? day.getUTCFullYear() * 12 + day.getUTCMonth() : momentOf(own, turn)
  const seconds = form.seconds === 0 ? 0 : 28_800 + draws(turn)(43_200)
  return form.write(moment, seconds)
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** Draws the year that stands for each year in a text, such as '2013/2014'; `undefined` where there is none. */
export function years(original: string, turn: number, own: Era): string | undefined {
  if (original.search(year) === -1) return undefined
  const last = new Date(own.lastDay * 86_400_000).getUTCFullYear()
  return original.replace(year, String(last - (turn % 10)))
}
