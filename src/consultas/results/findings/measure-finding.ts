import { collectValues, passesList, valueAt } from '@manifest/contract/answer-path.ts'
import { readMeasure } from '@manifest/contract/findings.ts'
import { readDate } from '@manifest/contract/read-date.ts'
import { readNumber } from '@manifest/contract/read-number.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import { roundSum } from '@/lib/round-sum.ts'

/**
 * Returns the count, sum, extreme or value that a finding shows; `undefined` if the answer does not have it.
 * A missing list is not the same as an empty one.
 */
export function measureFinding(finding: Finding, answer: unknown): unknown {
  const { measure, path } = readMeasure(finding)
  if (measure === 'value') return valueAt(answer, path)
  if (!passesList(answer, path)) return undefined
  const values = collectValues(answer, path)
  if (measure === 'count') return countFilled(values)
  if (measure === 'sum') return sumNumbers(values)
  return findExtreme(values, measure === 'min' ? -1 : 1)
}

const isFilled = (value: unknown) => value !== null && (typeof value !== 'string' || value.trim() !== '')

/** Counts the elements that have a value. Returns `undefined` if a list has elements but none has a value: the count is unknown. */
function countFilled(values: unknown[]): number | undefined {
  const count = values.filter(isFilled).length
  return count === 0 && values.length > 0 ? undefined : count
}

/**
 * Adds numbers up; an empty list gives 0. `null` counts as no amount; any other value makes the sum unknown.
 */
function sumNumbers(values: unknown[]): number | undefined {
  const amounts = values.filter((value) => value !== null).map(readNumber)
  const numbers = amounts.filter((amount) => amount !== undefined)
  const isUnknown = numbers.length < amounts.length || (values.length > 0 && numbers.length === 0)
  return isUnknown ? undefined : roundSum(numbers.reduce((sum, number) => sum + number, 0))
}

/** Returns a number that orders the value: a number itself, or a date's time. */
function toComparable(value: unknown): number {
  const isMonth = typeof value === 'string' && /^\d{4}-\d{2}$/.test(value)
  const date = isMonth ? value : typeof value === 'string' ? readDate(value) : undefined
  return date === undefined ? (readNumber(value) ?? Number.NaN) : Date.parse(date)
}

/**
 * Returns the largest or latest value, or with direction -1 the smallest or earliest. Ignores texts that are
 * neither numbers nor dates.
 */
function findExtreme(values: unknown[], direction: 1 | -1): unknown {
  let found: unknown
  let best = Number.NEGATIVE_INFINITY
  for (const value of values) {
    const ranked = toComparable(value) * direction
    if (ranked <= best || Number.isNaN(ranked)) continue
    best = ranked
    found = value
  }
  return found
}
