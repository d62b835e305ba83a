/** A number between 0.1 and 0.9 that differs from turn to turn, and is the same for the same turn. */
export const share = (n: number) => 0.1 + (((n + 1) * 0.618034) % 1) * 0.8

/** The ends of a scale, such as those of a score. */
export type Scale = { min: number; max: number }

/** A number inside a scale. */
export function onScale(value: number, n: number, { min, max }: Scale): number {
  const decimals = /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0
  return Number((min + share(n) * (max - min)).toFixed(Math.min(decimals, 20)))
}

/**
 * An amount written as another one is, of the same magnitude and with as many decimals, and never more than it: so a
 * percentage stays one, and so does a score. Digits are handled as text, since amounts may have more than a number holds.
 */
export function otherAmount(original: string, n: number): string {
  const [mantissa = '', exponent = ''] = original.split(/(?=e[+-]?\d+$)/i)
  const digits = mantissa.replace(/\D/g, '')
  const significant = digits.replace(/^0+|0+$/g, '')
  if (significant === '') return original
  if (significant === '1') return roundAmount(mantissa, n) + exponent
  const start = digits.length - digits.replace(/^0+/, '').length
  const next = [
    ...digits.slice(0, start),
    ...lower(significant, n),
    ...digits.slice(start + significant.length),
  ].values()
  return mantissa.replace(/\d/g, () => next.next().value ?? '0') + exponent
}

/** Digits of a lower number of as many digits; beyond fifteen any will do, since the first ones make it lower. */
function lower(significant: string, n: number): string {
  const head = significant.slice(0, 15)
  const least = 10 ** (head.length - 1)
  const most = Number(head)
  const found = least + Math.floor(share(n) * (most - least))
  const ended = found % 10 === 0 && found + 1 < most ? found + 1 : found
  return String(ended) + significant.slice(15).replace(/\d/g, (digit) => String((Number(digit) + n + 3) % 10))
}

/** A one before zeros of the whole part; a dot that groups thousands may stand between. */
const oneBeforeZeros = /(?<![.,]\d*)1(?:\.(?=\d{3}(?!\d)))?0/

/** Nothing of its length is below 100: it becomes a number of two digits; 1 and 0.1 become higher ones. */
const roundAmount = (mantissa: string, n: number) =>
  mantissa.replace(oneBeforeZeros.test(mantissa) ? oneBeforeZeros : '1', String(5 + (n % 5)))
