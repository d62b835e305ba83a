import type { DecimalSign } from './locale.ts'

/**
 * Reads numbers that sources write as text: `1234.5`, and with a decimal comma `1.234,50`, `R$ 1.234,50`. With a decimal point
 * the comma separates thousands: `1,234.50`, `£1,234.50`.
 */

const plain = /^-?\d+(?:\.\d+)?$/
/** The sign, the currency, the sign again, thousands and decimals. */
const written: Record<DecimalSign, RegExp> = {
  ',': /^(-?)(?:(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3}|Gs\.?) ?)?(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/u,
  '.': /^(-?)(?:(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3}) ?)?(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/u,
}

/** Returns the digits of a number with a point before its decimals; `undefined` for another text. */
export function readDecimal(text: string, sign: DecimalSign = ','): Intl.StringNumericLiteral | undefined {
  const trimmed = text.trim()
  if (plain.test(trimmed)) return trimmed as Intl.StringNumericLiteral
  const [, before, after, whole, decimals] = written[sign].exec(trimmed) ?? []
  if (whole === undefined) return undefined
  const minus = before || after ? '-' : ''
  const fraction = decimals === undefined ? '' : `.${decimals}`
  return `${minus}${whole.replace(/[.,]/g, '')}${fraction}` as Intl.StringNumericLiteral
}

/** Returns a finite number, also from a text; `undefined` for another value. */
export function readNumber(value: unknown, sign: DecimalSign = ','): number | undefined {
  const number = typeof value === 'string' ? Number(readDecimal(value, sign) ?? Number.NaN) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
