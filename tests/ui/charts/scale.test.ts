import { describe, expect, it } from 'vitest'
import { stack, totals } from '@/ui/charts/bar-chart.tsx'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { buildPlot, findCategoryIndex, linear, namedCategories, ticks } from '@/ui/charts/plot.ts'

const data: ChartData = {
  categories: ['a', 'b', 'c'].map((label) => ({ label, title: label })),
  series: [
    { name: 'one', color: 'first', values: [1, 0, 4] },
    { name: 'other', color: 'second', values: [2, 3] },
  ],
  format: String,
}

describe('an axis', () => {
  it.each([
    ['has a step for an empty chart', 0, [0, 1]],
    ['has whole numbers only', 1, [0, 1]],
    ['has steps of two', 7, [0, 2, 4, 6, 8]],
    ['has steps of five', 18, [0, 5, 10, 15, 20]],
    ['has steps of ten, up to above the maximum', 31, [0, 10, 20, 30, 40]],
    ['ends at a round maximum', 40, [0, 10, 20, 30, 40]],
    ['supports large numbers', 9000, [0, 5000, 10000]],
  ])('%s', (_reason, max, expected) => {
    expect(ticks(max, 4)).toEqual(expected)
  })

  it('maps values to pixels, also upwards', () => {
    expect(linear([0, 10], [200, 0])(2.5)).toBe(150)
    expect(linear([3, 3], [10, 20])(3)).toBe(10)
  })

  it.each([
    ['all categories that fit', ['a', 'b', 'c'], 50, [0, 1, 2]],
    ['the last, and as many before it as fit', ['a', 'b', 'c', 'd', 'e'], 22, [0, 2, 4]],
    ['only the first of equal ones', ['a', 'a', 'b', 'b'], 50, [0, 2]],
    ['the later of two that would overlap', ['a', 'b', 'b'], 20, [1]],
  ])('labels %s', (_reason, labels, band, expected) => {
    expect([...namedCategories(labels, band, 44)].sort()).toEqual(expected)
  })
})

describe('a chart', () => {
  it('stacks its series and treats a missing value as zero', () => {
    expect(stack(data).map(({ spans }) => spans.map(({ from, to }) => [from, to]))).toEqual([
      [
        [0, 1],
        [0, 0],
        [0, 4],
      ],
      [
        [1, 3],
        [0, 3],
        [4, 4],
      ],
    ])
    expect(totals(data)).toEqual([3, 3, 4])
  })

  it('finds the category under the pointer, and the outer ones beyond the edges', () => {
    const plot = buildPlot(data, 4, 315, 200)
    const found = [0, plot.x(0), plot.x(1), plot.x(2), 315, 400].map((x) => findCategoryIndex(plot, x))
    expect(found).toEqual([0, 0, 1, 2, 2, 2])
  })

  it('draws zero at the bottom and the highest tick at the top', () => {
    const plot = buildPlot(data, 4, 315, 200)
    expect([plot.y(0), plot.y(4)]).toEqual([plot.bottom, plot.top])
  })
})
