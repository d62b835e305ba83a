import { expect, it } from 'vitest'
import type { Figure } from './measure/figure.ts'
import { interleave } from './measure/interleave.ts'
import { median } from './measure/median.ts'

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('runs tasks in turn, starts each round with another task, and excludes the warm-up', async () => {
  const order: string[] = []
  const task = (name: string) => async (): Promise<Figure[]> => {
    order.push(name)
    return [{ measure: name, target: 'averigua', value: order.length }]
  }
  const figures = await interleave([task('a'), task('b')], 2, { warmUp: true })
  expect(order).toEqual(['a', 'b', 'a', 'b', 'b', 'a'])
  expect(figures.map(({ value }) => value)).toEqual([3, 4, 5, 6])
})
