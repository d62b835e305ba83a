import { valueAt } from './answer-path.ts'

type ReadItem = { value: string; areaCode?: string | undefined }

/** A number of this length already has its area code. */
const wholeLength = 10

/** Returns the value of an item or a column. An area code beside a phone number is put before it. */
export function readItem(source: unknown, { value: path, areaCode }: ReadItem): unknown {
  const value = valueAt(source, path)
  if (areaCode === undefined) return value
  const number = digitsOf(value)
  const code = digitsOf(valueAt(source, areaCode)).replace(/^0+/, '')
  return number === '' || number.length >= wholeLength || code === '' ? value : `${code}${number}`
}

const digitsOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/[^\d*]/g, '') : ''
