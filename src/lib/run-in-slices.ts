/** How long the browser has to wait for its turn, in ms: well below a frame. */
const sliceMs = 8

/** Work in small steps: at each `yield` the browser may have its turn. */
export type Steps<Result> = Generator<unknown, Result, void>

export type SliceOptions = {
  /** Stops the work: it then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Told after every slice how many steps are done. */
  onProgress?: (done: number) => void
  /** Lets the browser handle input and paint; tests inject their own. */
  pause?: () => Promise<void>
}

/** Works through any number of items, a slice of a few milliseconds at a time, so that the page stays responsive. */
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

/** Does work that is made of steps, a slice of a few milliseconds at a time. */
export async function runStepsInSlices<Result>(
  steps: Steps<Result>,
  { signal, onProgress, pause = yieldToMain }: SliceOptions = {},
): Promise<Result> {
  signal?.throwIfAborted()
  let end = performance.now() + sliceMs
  for (let done = 0; ; done += 1) {
    if (performance.now() >= end) {
      onProgress?.(done)
      await pause()
      signal?.throwIfAborted()
      end = performance.now() + sliceMs
    }
    const step = steps.next()
    if (!step.done) continue
    onProgress?.(done)
    return step.value
  }
}

/** Does all steps at once: for what is soon done. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Lets the browser handle input and paint. Unlike a timer, `scheduler.yield` is not slowed down in a hidden page; not
 * every browser has it.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
