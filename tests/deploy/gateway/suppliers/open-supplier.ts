import { afterAll } from 'vitest'
import { createSupplier } from '../../../../deploy/gateway/suppliers/supplier.ts'
import type { Supplier } from '../../../../manifest/schema/suppliers.ts'
import { secrets } from './invented-supplier.ts'

/** A clock that waiting advances at once. A frozen one stands still. */
export function createClock() {
  let [time, isFrozen] = [1_000_000, false]
  const waits: number[] = []
  return {
    waits,
    now: () => time,
    advance: (ms: number) => {
      time += ms
    },
    freeze: () => {
      isFrozen = true
    },
    /** A wait that can be aborted is a timeout, which no test reaches. */
    async wait(ms: number, signal?: AbortSignal) {
      if (signal) return new Promise<never>(() => undefined)
      waits.push(ms)
      if (!isFrozen) time += ms
    },
  }
}

export const defaults = {
  allowPrivate: true,
  timeoutMs: 5_000,
  retries: 1,
  breaker: { failures: 5, seconds: 30 },
}

/** Opens a supplier of a test, and closes it after the file's tests. */
export function openSupplier(
  baseUrl: string,
  settings: Partial<Supplier> = {},
  env: Record<string, string> = secrets,
) {
  const clock = createClock()
  const { ask, close } = createSupplier({ ...defaults, baseUrl, ...settings }, env, clock)
  afterAll(close)
  return { ask, clock }
}
