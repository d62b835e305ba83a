import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askWorker, SilentWorkerError } from '@/lib/ask-worker.ts'

type Reply = { part: number } | { total: number }

/** A worker whose messages the test sends. */
class FakeWorker {
  onmessage?: (event: { data: Reply }) => void
  onerror?: () => void
  requests: unknown[] = []
  isEnded = false
  postMessage(request: unknown) {
    this.requests.push(request)
  }
  terminate() {
    this.isEnded = true
  }
  send(data: Reply) {
    this.onmessage?.({ data })
  }
}

const ask = (worker: FakeWorker, signal?: AbortSignal) => {
  let sum = 0
  return askWorker(worker as unknown as Worker, 'request', {
    ...(signal ? { signal } : {}),
    receive(reply: Reply) {
      if ('total' in reply) return reply.total + sum
      sum += reply.part
      return undefined
    },
  })
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

describe('askWorker', () => {
  it('returns the result of the last message and ends the worker', async () => {
    const worker = new FakeWorker()
    const asked = ask(worker)
    worker.send({ part: 2 })
    worker.send({ total: 40 })
    expect(await asked).toBe(42)
    expect(worker).toMatchObject({ requests: ['request'], isEnded: true })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends a worker that sends nothing for a minute, and waits again after each message', async () => {
    const worker = new FakeWorker()
    const asked = ask(worker).catch((error: unknown) => error)
    vi.advanceTimersByTime(59_000)
    worker.send({ part: 1 })
    vi.advanceTimersByTime(59_000)
    expect(worker.isEnded).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(await asked).toBeInstanceOf(SilentWorkerError)
    expect(worker.isEnded).toBe(true)
  })

  it('ends with an error of the worker, and with the signal', async () => {
    const broken = new FakeWorker()
    const failed = ask(broken)
    broken.onerror?.()
    await expect(failed).rejects.toThrow('The worker failed')
    const unwanted = new FakeWorker()
    const stale = new AbortController()
    const aborted = ask(unwanted, stale.signal)
    stale.abort(new Error('stale'))
    await expect(aborted).rejects.toThrow('stale')
    expect([broken, unwanted].every(({ isEnded }) => isEnded)).toBe(true)
  })
})
