import { expect, it } from 'vitest'
import { durationText } from '../../../src/consultas/batch/run/progress.ts'

it.each([
  [0, '1 s'],
  [4_200, '5 s'],
  [59_999, '1 min'],
  [60_000, '1 min'],
  [61_000, '2 min'],
  [3_599_000, '1 h'],
  [3_600_000, '1 h'],
  [4_800_000, '1 h 20 min'],
  [7_199_000, '2 h'],
])('writes %d ms as %s', (ms, expected) => {
  expect(durationText(ms)).toBe(expected)
})
