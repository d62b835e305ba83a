type ResultComponents = typeof import('./result-components.ts')

let components: ResultComponents | undefined

/**
 * Loads the components that show an answer, once. Rejects if the chunk does not load; the next call tries
 * again.
 */
export async function loadResultComponents(): Promise<void> {
  components ??= await import('./result-components.ts')
}

/** Returns the components that show an answer; `undefined` until they are loaded. */
export const loadedResultComponents = () => components
