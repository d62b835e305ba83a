import { describe, expect, it } from 'vitest'
import { runSteps, runStepsInSlices } from '../../src/lib/run-in-slices.ts'
import { sortInSteps } from '../../src/ui/data-table/sort-in-steps.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => (index * 7919) % 1013)

const ascending = (one: number, other: number) => one - other

describe('sortInSteps', () => {
  it.each([0, 1, 127, 128, 129, 256, 1000, 5000])('sorts %d elements like toSorted', (count) => {
    const items = numbers(count)
    expect(runSteps(sortInSteps(items, ascending))).toEqual(items.toSorted(ascending))
  })

  it('is stable', () => {
    const items = numbers(3000).map((value, index) => ({ value: value % 7, index }))
    const byValue = (one: { value: number }, other: { value: number }) => one.value - other.value
    expect(runSteps(sortInSteps(items, byValue))).toEqual(items.toSorted(byValue))
  })

  it('does not change its input, and stops when it is cancelled', async () => {
    const items = numbers(20_000)
    const before = [...items]
    const controller = new AbortController()
    let time = 0
    const compare = (one: number, other: number) => {
      time += 0.01
      return one - other
    }
    const sorting = runStepsInSlices(sortInSteps(items, compare), {
      signal: controller.signal,
      pause: async () => controller.abort(),
      now: () => time,
    })
    await expect(sorting).rejects.toThrow()
    expect(items).toEqual(before)
  })
})
