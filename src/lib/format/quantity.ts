import { createNumberFormat } from './intl.ts'

const whole = createNumberFormat({ maximumFractionDigits: 0 })
const decimal = createNumberFormat({ maximumFractionDigits: 1 })
const anyDecimals = createNumberFormat()
const hundredths = createNumberFormat({ maximumFractionDigits: 2 })
const exactHundredths = createNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A number that every locale writes with nothing but digits: the first pages need no formatter. */
const isSmallCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

/** Formats a whole number: "1.250". */
export const formatCount = (count: number) => (isSmallCount(count) ? String(count) : whole.format(count))

/** Formats a number with up to one decimal: "1,2". */
export const formatDecimal = (amount: number) => decimal.format(amount)

/** Formats a number with the decimals that it has, up to three. */
export const formatNumber = (amount: number) => anyDecimals.format(amount)

/** Formats a number with up to two decimals: "0,35", "1.250". */
export const formatAmount = (amount: number) =>
  isSmallCount(amount) ? String(amount) : hundredths.format(amount)

/** Formats an amount of an account, with two decimals if it is not whole: "992,30", "1.250". */
export const formatAccountAmount = (amount: number) =>
  Number.isInteger(amount) ? formatAmount(amount) : exactHundredths.format(amount)

/** Formats a whole number with its noun, by the Portuguese plural: "1 consulta", "1.250 consultas". */
export const formatCounted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

const percent = createNumberFormat({ style: 'percent', maximumFractionDigits: 0 })

/** Formats a share from 0 to 1: "86%". */
export const formatShare = (share: number) => percent.format(Math.round(share * 100) / 100)

/** Formats a duration in ms: "320 ms" below a second, else "1,2 s". */
export const formatDuration = (ms: number) =>
  ms < 1000 ? `${formatCount(Math.round(ms))} ms` : `${formatDecimal(ms / 1000)} s`
