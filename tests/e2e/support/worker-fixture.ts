type Use<Value> = (value: Value) => Promise<void>

/**
 * Creates a fixture without dependencies that the tests of a worker share. `timeout` is in ms. `start` passes the value to `use`, and
 * cleans up afterwards.
 */
export const workerFixture = <Value>(
  timeout: number,
  start: (use: Use<Value>) => Promise<void>,
): [(none: object, use: Use<Value>) => Promise<void>, { scope: 'worker'; timeout: number }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this pattern of a fixture without dependencies
  ({}, use) => start(use),
  { scope: 'worker', timeout },
]
