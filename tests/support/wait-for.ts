import { vi } from 'vitest'

/** Repeats a check until it passes, or until just before the timeout of a test. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 25_000 })
