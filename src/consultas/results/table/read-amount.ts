import type { Format } from '@manifest/schema/result.ts'
import { isNumeric } from '../../../formats/registry.ts'

/** Returns the number of a value, also of digits in a text; `undefined` if it is no finite number. */
export function readAmount(value: unknown, format: Format | undefined): number | undefined {
  const isDigits = isNumeric(format) && typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value)
  const amount = isDigits ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined
}
