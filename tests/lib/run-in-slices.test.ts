import { describe, expect, it, vi } from 'vitest'
import { runInSlices } from '@/lib/run-in-slices.ts'

const items = Array.from({ length: 50 }, (_, index) => index)

/** Creates work of 1 ms an item, and the clock of that work. */
function createWork() {
  let time = 0
  const work = vi.fn(() => {
    time += 1
  })
  return { work, now: () => time }
}

describe('runInSlices', () => {
  it('processes all items in order', async () => {
    const seen: number[] = []
    await runInSlices(items, (item) => seen.push(item))
    expect(seen).toEqual(items)
  })

  it('pauses after each slice of 8 ms, and reports progress and the end', async () => {
    const { work, now } = createWork()
    const pausedAfter: number[] = []
    const pause = async () => void pausedAfter.push(work.mock.calls.length)
    const onProgress = vi.fn()
    await runInSlices(items, work, { now, pause, onProgress })
    expect(pausedAfter).toEqual([8, 16, 24, 32, 40, 48])
    expect(onProgress.mock.calls.flat()).toEqual([...pausedAfter, 50])
  })

  it('stops when it is cancelled', async () => {
    const controller = new AbortController()
    const { work, now } = createWork()
    const pause = async () => controller.abort()
    await expect(runInSlices(items, work, { signal: controller.signal, pause, now })).rejects.toThrow()
    expect(work).toHaveBeenCalledTimes(8)
  })
})
