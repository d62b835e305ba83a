/** Formats a number with three significant digits and a decimal comma: 0,83, 12,4, 1.310. */
export function formatNumber(value: number): string {
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
