/** The length of a slice in ms, well below a frame. */
const sliceMs = 8

/** Work in small steps. At each `yield` the browser may handle input and paint. */
export type Steps<Result> = Generator<unknown, Result, void>

export type SliceOptions = {
  /** Stops the work, which then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Receives the number of finished steps after each slice. */
  onProgress?: (done: number) => void
  /** Lets the browser handle input and paint. Tests pass their own. */
  pause?: () => Promise<void>
  /** Returns the time in ms, which ends a slice. */
  now?: () => number
}

/** Processes items in slices of a few milliseconds, so that the page stays responsive. */
export const runInSlices = <Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
  options?: SliceOptions,
): Promise<void> => runStepsInSlices(iterateItems(items, work), options)

function* iterateItems<Item>(items: readonly Item[], work: (item: Item, index: number) => void): Steps<void> {
  for (const [index, item] of items.entries()) {
    work(item, index)
    yield
  }
}

/** Runs steps in slices of a few milliseconds. */
export async function runStepsInSlices<Result>(
  steps: Steps<Result>,
  { signal, onProgress, pause = yieldToMain, now = () => performance.now() }: SliceOptions = {},
): Promise<Result> {
  signal?.throwIfAborted()
  let end = now() + sliceMs
  for (let done = 0; ; done += 1) {
    if (now() >= end) {
      onProgress?.(done)
      await pause()
      signal?.throwIfAborted()
      end = now() + sliceMs
    }
    const step = steps.next()
    if (!step.done) continue
    onProgress?.(done)
    return step.value
  }
}

/** Runs all steps synchronously, for short work. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Lets the browser handle input and paint. Unlike a timer, `scheduler.yield` is not throttled in a hidden
 * page. Not every browser has it.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
