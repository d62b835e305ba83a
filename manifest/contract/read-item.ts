import { valueAt } from './answer-path.ts'
import type { DecimalSign } from './locale.ts'
import { readNumber } from './read-number.ts'

type ReadItem = { value: string; areaCode?: string | undefined; scale?: number | undefined }

/** A number of this length already has its area code. */
const wholeLength = 10

/**
 * Returns the value of an item or a column. An area code beside a phone number is put before it. A number is divided by
 * `scale`.
 */
export function readItem(
  source: unknown,
  { value: path, areaCode, scale }: ReadItem,
  sign: DecimalSign = ',',
): unknown {
  const value = valueAt(source, path)
  if (scale !== undefined) return scaleDown(value, scale, sign)
  if (areaCode === undefined) return value
  const number = digitsOf(value)
  const code = digitsOf(valueAt(source, areaCode)).replace(/^0+/, '')
  return number === '' || number.length >= wholeLength || code === '' ? value : `${code}${number}`
}

/** Returns a number in its unit: 134827 cents with the scale 100 are 1348.27. Other values stay as they are. */
export function scaleDown(value: unknown, scale: number | undefined, sign: DecimalSign = ','): unknown {
  const amount = scale === undefined || typeof value === 'boolean' ? undefined : readNumber(value, sign)
  return amount === undefined || scale === undefined ? value : amount / scale
}

const digitsOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/[^\d*]/g, '') : ''
