import { describe, expect, it, vi } from 'vitest'
import { runInSlices } from '@/lib/run-in-slices.ts'

const items = Array.from({ length: 50 }, (_, index) => index)

/** Blocks the thread, like real work. */
function busy(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe('runInSlices', () => {
  it('processes all items in order', async () => {
    const seen: number[] = []
    await runInSlices(items, (item) => seen.push(item))
    expect(seen).toEqual(items)
  })

  it('never blocks much longer than a slice', async () => {
    let longest = 0
    let start = performance.now()
    const pause = async () => {
      longest = Math.max(longest, performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve))
      start = performance.now()
    }
    await runInSlices(items, () => busy(1), { pause })
    expect(longest).toBeGreaterThan(0)
    // A slice is 8 ms. The rest is tolerance for slow machines.
    expect(longest).toBeLessThan(50)
  })

  it('reports progress, and the end when all is done', async () => {
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
