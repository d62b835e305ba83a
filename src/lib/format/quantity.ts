import { onFirstUse } from '../on-first-use.ts'

// Made when first needed: a page's first formatter takes Chromium 15 ms, and the first pages show only small counts.
const whole = onFirstUse(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }))

const decimal = onFirstUse(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))

const hundredths = onFirstUse(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))

const exactHundredths = onFirstUse(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** A number that Portuguese writes with nothing but digits. */
const isSmallCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

/** Formats a whole number: "1.250". */
export const formatCount = (count: number) => (isSmallCount(count) ? String(count) : whole().format(count))

/** Formats a number with up to two decimals: "0,35", "1.250". */
export const formatAmount = (amount: number) =>
  isSmallCount(amount) ? String(amount) : hundredths().format(amount)

/** Formats an amount of an account, with two decimals if it is not whole: "992,30", "1.250". */
export const formatAccountAmount = (amount: number) =>
  Number.isInteger(amount) ? formatAmount(amount) : exactHundredths().format(amount)

/** Formats a whole number with its noun: "1 consulta", "1.250 consultas". */
export const formatCounted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** Formats a share from 0 to 1: "86%". */
export const formatShare = (share: number) => `${formatCount(Math.round(share * 100))}%`

/** Formats a duration in ms: "320 ms" below a second, else "1,2 s". */
export const formatDuration = (ms: number) =>
  ms < 1000 ? `${formatCount(Math.round(ms))} ms` : `${decimal().format(ms / 1000)} s`
