import { collectValues, passesList, valueAt } from '@manifest/contract/answer-path.ts'
import { readMeasure } from '@manifest/contract/findings.ts'
import type { Finding } from '@manifest/schema/finding.ts'

/**
 * What a finding says of an answer: how many, how much, the extreme as the source wrote it, or the value; `undefined`
 * where the answer does not tell. A list that is not there is not the same as one without elements.
 */
export function measureFinding(finding: Finding, answer: unknown): unknown {
  const { measure, path } = readMeasure(finding)
  if (measure === 'value') return valueAt(answer, path)
  if (!passesList(answer, path)) return undefined
  const values = collectValues(answer, path)
  if (measure === 'count') return values.length
  if (measure === 'sum') return sumNumbers(values)
  return findExtreme(values, measure === 'min' ? -1 : 1)
}

/** A number, also one that the source wrote as text. */
function parseNumber(value: unknown): number | undefined {
  const isNumber = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim())
  const number = isNumber ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The sum of the numbers; of a list without elements it is 0. `null` is no amount; of other values nothing is known. */
function sumNumbers(values: unknown[]): number | undefined {
  const amounts = values.filter((value) => value !== null).map(parseNumber)
  const numbers = amounts.filter((amount) => amount !== undefined)
  const isUnknown = numbers.length < amounts.length || (values.length > 0 && numbers.length === 0)
  return isUnknown ? undefined : numbers.reduce((sum, number) => sum + number, 0)
}

const isoDate = /^\d{4}-\d{2}(?:-\d{2}(?:[T ].*)?)?$/

/** What a value is compared by: a number as such, a date as its time. */
function toComparable(value: unknown): number {
  if (typeof value === 'string' && isoDate.test(value)) return Date.parse(value)
  return parseNumber(value) ?? Number.NaN
}

/** The largest or latest of the values, or with the direction -1 the smallest or earliest. Other texts have no order. */
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
