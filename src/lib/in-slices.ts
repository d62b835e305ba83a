/** How long the browser has to wait for its turn, in ms: well below a frame. */
const sliceMs = 8

type InSlicesOptions = {
  /** Stops the work: it then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Told after every slice how many items are done. */
  onProgress?: (done: number) => void
  /** Lets the browser handle input and paint; tests inject their own. */
  pause?: () => Promise<void>
}

/** Works through any number of items, a slice of a few milliseconds at a time, so that the page stays responsive. */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
  { signal, onProgress, pause = yieldToMain }: InSlicesOptions = {},
): Promise<void> {
  signal?.throwIfAborted()
  let end = performance.now() + sliceMs
  for (const [index, item] of items.entries()) {
    if (performance.now() >= end) {
      onProgress?.(index)
      await pause()
      signal?.throwIfAborted()
      end = performance.now() + sliceMs
    }
    work(item, index)
  }
  onProgress?.(items.length)
}

/** Unlike a timer, `scheduler.yield` is not slowed down in a hidden page. Not every browser has it. */
function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
