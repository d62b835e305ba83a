import { parseCompactDate, parseCompactMonth, parseDate, parseShortDate } from '../parse-date.ts'
import { createDraw } from './characters.ts'

/** A period from which the dates of some keys are drawn. Days count from 1970. */
type DatePeriod = {
  name: string
  /** The first drawn date. The next ones are earlier, as in most lists of events. */
  lastDay: number
  days: number
  /** Days between two drawn dates. */
  step: number
  /** Whole words of keys. */
  words: readonly string[]
  /** Parts of words, so that `dtNascimento` and `datanascimento` match. */
  stems: readonly string[]
}

const dayMs = 86_400_000

const split = (list: string) => list.split(' ').filter(Boolean)

const createPeriod = (
  name: string,
  lastDay: string,
  [years, step]: [years: number, step: number],
  words: string,
  stems: string,
): DatePeriod => ({
  name,
  lastDay: Date.parse(lastDay) / dayMs,
  days: years * 365,
  step,
  words: split(words),
  stems: split(stems),
})

/**
 * The periods do not overlap: births come first, then openings, closings and expiries. The first match wins,
 * so `data_emissao_ultimo_crlv` is a closing.
 */
const periods: readonly DatePeriod[] = [
  createPeriod('birth', '1998-03-14', [40, 1511], 'born', 'nasc birth'),
  createPeriod('expiry', '2031-10-20', [3, 29], 'due until', 'validade expir prazo limite proxim'),
  createPeriod(
    'closing',
    '2026-02-20',
    [2, 29],
    'fim end ate last pago',
    'final baixa encerr demiss obito death cancel exclus pagamento atualiz updat venc saida ultim consult',
  ),
  createPeriod(
    'opening',
    '2018-11-20',
    [6, 29],
    'start since desde first',
    'inici abert open fund admiss emiss emit issue exped inclus cadastr regist distrib ajuiz creat criad entrada casamento primeir',
  ),
]

const otherPeriod = createPeriod('other', '2023-10-20', [4, 29], '', '')

const createPeriodMatcher = (period: DatePeriod) => (word: string) =>
  period.words.includes(word) || period.stems.some((stem) => word.includes(stem))

/** Returns the period that a key names, or else that of its parent key. */
export const findPeriod = (words: readonly string[], above: readonly string[]): DatePeriod =>
  [words, above]
    .map((list) => periods.find((period) => list.some(createPeriodMatcher(period))))
    .find((found) => found !== undefined) ?? otherPeriod

/** Draws a date in the format of the original. Midnight stays, because it means that no time is known. */
export function drawDate(
  original: string,
  turn: number,
  { lastDay, days, step }: DatePeriod,
): string | undefined {
  const format =
    parseDate(original) ??
    parseShortDate(original) ??
    parseCompactDate(original) ??
    parseCompactMonth(original)
  if (!format) return undefined
  const drawn = lastDay - ((turn * step) % days)
  const day = new Date(drawn * dayMs)
  const moment = format.kind === 'month' ? day.getUTCFullYear() * 12 + day.getUTCMonth() : drawn
  const seconds = format.seconds === 0 ? 0 : 28_800 + createDraw(turn)(43_200)
  return format.write(moment, seconds)
}

const yearPattern = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** Replaces every year in a text such as '2013/2014'. Returns `undefined` if there is none. */
export function drawYears(original: string, turn: number, { lastDay }: DatePeriod): string | undefined {
  if (original.search(yearPattern) === -1) return undefined
  const last = new Date(lastDay * dayMs).getUTCFullYear()
  return original.replace(yearPattern, String(last - (turn % 10)))
}
