/** "1.234,5", "1234,5" or "1234.5". A dot before three digits, and no comma after, parts thousands. */
const groupedPattern = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/
const plainPattern = /^(\d+)(?:[.,](\d+))?$/

/** The largest whole part, in digits: products of what is read are still counted exactly. */
const maxWholeDigits = 6

/**
 * Reads a number as Brazilians write it, as a whole number of its last decimal place: with two places "12,5" is 1250.
 * `undefined` where it is none, or has more places than that.
 */
export function readDecimal(text: string, places: number): number | undefined {
  const [, whole = '', decimals = ''] =
    groupedPattern.exec(text.trim()) ?? plainPattern.exec(text.trim()) ?? []
  const digits = whole.replaceAll('.', '')
  if (digits === '' || digits.length > maxWholeDigits || decimals.length > places) return undefined
  return Number(digits + decimals.padEnd(places, '0'))
}

/** Writes what `readDecimal` reads, with at least so many places: 1250 of two is "12,50", or "12,5" from one on. */
export function writeDecimal(value: number, places: number, atLeast = 0): string {
  return (value / 10 ** places).toLocaleString('pt-BR', {
    minimumFractionDigits: atLeast,
    maximumFractionDigits: places,
  })
}
