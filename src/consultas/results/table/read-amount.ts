import { readNumber } from '@manifest/contract/read-number.ts'
import type { Format } from '@manifest/schema/result.ts'
import { isNumeric } from '../../../formats/registry.ts'

/** Returns the number of a value, also of one in a text; `undefined` if it is no finite number. */
export function readAmount(value: unknown, format: Format | undefined): number | undefined {
  return typeof value === 'number' || isNumeric(format) ? readNumber(value) : undefined
}
