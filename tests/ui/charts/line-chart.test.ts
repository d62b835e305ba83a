import { describe, expect, it } from 'vitest'
import { splitRuns } from '../../../src/ui/charts/line-chart.tsx'

describe('a line', () => {
  it.each([
    [[3, 2, 1], [[0, 1, 2]]],
    [
      [3, undefined, 0, 1],
      [[0], [2, 3]],
    ],
    [[3, 2, undefined, undefined], [[0, 1]]],
    [[undefined], []],
  ])('ends at an absent value and begins again after it: %j', (values, runs) =>
    expect(splitRuns(values)).toEqual(runs),
  )
})
