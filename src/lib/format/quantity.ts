const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 })

/** Formats a whole number: "1.250". */
export const formatCount = (count: number) => whole.format(count)

/** Formats a number with its noun: "1 consulta", "1.250 consultas". */
export const formatCounted = (count: number, one: string, many: string) =>
  `${whole.format(count)} ${count === 1 ? one : many}`

/** Formats a share from 0 to 1: "86%". */
export const formatShare = (share: number) => percent.format(share)

/** Formats a duration in ms: "320 ms" below a second, else "1,2 s". */
export const formatDuration = (ms: number) =>
  ms < 1000 ? `${whole.format(ms)} ms` : `${decimal.format(ms / 1000)} s`
