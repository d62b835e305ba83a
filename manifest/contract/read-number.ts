/** Reads numbers that sources write as text: `1234.5`, `1.234,50`, `R$ 1.234,50`. */

const plain = /^-?\d+(?:\.\d+)?$/
const brazilian = /^(-?)(?:R\$ ?)?(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/

/** Returns the digits of a number with a point before its decimals; `undefined` for another text. */
export function readDecimal(text: string): Intl.StringNumericLiteral | undefined {
  const trimmed = text.trim()
  if (plain.test(trimmed)) return trimmed as Intl.StringNumericLiteral
  const [, before, after, whole, decimals] = brazilian.exec(trimmed) ?? []
  if (whole === undefined) return undefined
  const sign = before || after ? '-' : ''
  const fraction = decimals === undefined ? '' : `.${decimals}`
  return `${sign}${whole.replaceAll('.', '')}${fraction}` as Intl.StringNumericLiteral
}

/** Returns a finite number, also from a text; `undefined` for another value. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(readDecimal(value) ?? Number.NaN) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
