import { createDateFormat, createMoneyFormat, createNumberFormat } from '@/lib/format/intl.ts'

/** Returns a generator of numbers from 0 to 1 that repeats for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pad = (number: number) => String(number).padStart(2, '0')
const weekdayFormat = createDateFormat({ weekday: 'long' })
const monthFormat = createDateFormat({ month: 'long' })
const shortMonthFormat = createDateFormat({ month: 'short' })

export type SampleDay = {
  /** "07/11" */
  label: string
  /** "07/11/2026" */
  title: string
  /** From 0, Sunday. */
  weekday: number
}

const toSampleDay = (date: Date): SampleDay => {
  const label = `${pad(date.getDate())}/${pad(date.getMonth() + 1)}`
  return { label, title: `${label}/${date.getFullYear()}`, weekday: date.getDay() }
}

/** The last days, the latest of them yesterday: today is not over. */
export const listLastDays = (count: number, today = new Date()): SampleDay[] =>
  Array.from({ length: count }, (_, index) =>
    toSampleDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() - count + index)),
  )

/** The last days from Monday to Friday. */
export const listLastWorkdays = (count: number, today = new Date()): SampleDay[] =>
  listLastDays(count * 2, today)
    .filter(({ weekday }) => weekday !== 0 && weekday !== 6)
    .slice(-count)

/** The last complete months: "nov.", "novembro de 2026". */
export const listLastMonths = (count: number, today = new Date()) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth() - count + index, 1)
    return {
      label: shortMonthFormat.format(date).replace('.', ''),
      title: `${monthFormat.format(date)} de ${date.getFullYear()}`,
    }
  })

export const readWeekday = (weekday: number) => weekdayFormat.format(new Date(2023, 0, 1 + weekday))

const reais = createMoneyFormat({ maximumFractionDigits: 0 })
const cents = createMoneyFormat()
const compact = createNumberFormat({ notation: 'compact', maximumFractionDigits: 1 })
const decimal = createNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const formatReais = (value: number) => reais.format(value)
export const formatCents = (value: number) => cents.format(value)
/** "12,5 mil", for axes. */
export const formatCompact = (value: number) => compact.format(value)
export const formatDecimal = (value: number) => decimal.format(value)
