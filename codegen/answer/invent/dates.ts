import { compactDate, dateForm } from '../date-forms.ts'
import { draws } from './draw.ts'

/** A span of days from which the dates of some keys are drawn. Days count from 1970. */
type Period = {
  name: string
  /** The first date that is drawn. The next ones are earlier, as in most lists of events. */
  lastDay: number
  days: number
  /** Days between a date and the next one. */
  step: number
  /** Words of keys. */
  words: readonly string[]
  /** Parts of such words, so that `dtNascimento` and `datanascimento` are found alike. */
  stems: readonly string[]
}

const dayMs = 86_400_000

const split = (list: string) => list.split(' ').filter(Boolean)

const period = (
  name: string,
  lastDay: string,
  [years, step]: [years: number, step: number],
  words: string,
  stems: string,
): Period => ({
  name,
  lastDay: Date.parse(lastDay) / dayMs,
  days: years * 365,
  step,
  words: split(words),
  stems: split(stems),
})

/**
 * Periods do not overlap: a birth is before an opening, an opening before a closing, a closing before an expiry. The first
 * period that a key names is the key's own, so `data_emissao_ultimo_crlv` is a closing.
 */
const periods: readonly Period[] = [
  period('birth', '1998-03-14', [40, 1511], 'born', 'nasc birth'),
  period('expiry', '2031-10-20', [3, 29], 'due until', 'validade expir prazo limite proxim'),
  period(
    'closing',
    '2026-02-20',
    [2, 29],
    'fim end ate last pago',
    'final baixa encerr demiss obito death cancel exclus pagamento atualiz updat venc saida ultim consult',
  ),
  period(
    'opening',
    '2018-11-20',
    [6, 29],
    'start since desde first',
    'inici abert open fund admiss emiss emit issue exped inclus cadastr regist distrib ajuiz creat criad entrada casamento primeir',
  ),
]

const otherPeriod = period('other', '2023-10-20', [4, 29], '', '')

const names = (period: Period) => (word: string) =>
  period.words.includes(word) || period.stems.some((stem) => word.includes(stem))

/** Finds the period that a key names, or else the one that the key above it names. */
export const findPeriod = (words: readonly string[], above: readonly string[]): Period =>
  [words, above]
    .map((list) => periods.find((own) => list.some(names(own))))
    .find((found) => found !== undefined) ?? otherPeriod

/** Draws a date and writes it like the original. It is at midnight if the original is, which says that no time is known. */
export function date(original: string, turn: number, { lastDay, days, step }: Period): string | undefined {
  const form = dateForm(original) ?? compactDate(original)
  if (!form) return undefined
  const drawn = lastDay - ((turn * step) % days)
  const day = new Date(drawn * dayMs)
  const moment = form.kind === 'month' ? day.getUTCFullYear() * 12 + day.getUTCMonth() : drawn
  const seconds = form.seconds === 0 ? 0 : 28_800 + draws(turn)(43_200)
  return form.write(moment, seconds)
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** Draws the year for each year in a text, such as '2013/2014'. Returns `undefined` if there is none. */
export function years(original: string, turn: number, { lastDay }: Period): string | undefined {
  if (original.search(year) === -1) return undefined
  const last = new Date(lastDay * dayMs).getUTCFullYear()
  return original.replace(year, String(last - (turn % 10)))
}
