import { describe, expect, it, vi } from 'vitest'
import { runInSlices } from '@/lib/run-in-slices.ts'

const items = Array.from({ length: 50 }, (_, index) => index)

/** Takes its time, as real work does. */
function busy(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe('work in slices', () => {
  it('is done on all items in their order', async () => {
    const seen: number[] = []
    await runInSlices(items, (item) => seen.push(item))
    expect(seen).toEqual(items)
  })

  it('never keeps the page waiting for much longer than a slice', async () => {
    let longest = 0
    let start = performance.now()
    const pause = async () => {
      longest = Math.max(longest, performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve))
      start = performance.now()
    }
    await runInSlices(items, () => busy(1), { pause })
    expect(longest).toBeGreaterThan(0)
    // A slice is 8 ms; what is more is the machine's.
    expect(longest).toBeLessThan(50)
  })

  it('tells how far it is, and at its end that all is done', async () => {
    const onProgress = vi.fn()
    await runInSlices(items, () => busy(1), { onProgress })
    expect(onProgress.mock.calls.length).toBeGreaterThan(2)
    expect(onProgress).toHaveBeenLastCalledWith(50)
  })

  it('stops when it is cancelled', async () => {
    const controller = new AbortController()
    const work = vi.fn(() => busy(1))
    const pause = async () => controller.abort()
    await expect(runInSlices(items, work, { signal: controller.signal, pause })).rejects.toThrow()
    expect(work.mock.calls.length).toBeLessThan(items.length)
  })
})
