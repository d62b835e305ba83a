type ResultComponents = typeof import('./result-components.ts')

let components: ResultComponents | undefined

/** Loads, once, what shows an answer. Rejects when the chunk does not load; the next call tries again. */
export async function loadResultComponents(): Promise<void> {
  components ??= await import('./result-components.ts')
}

/** What shows an answer; `undefined` until it is loaded. */
export const loadedResultComponents = () => components
