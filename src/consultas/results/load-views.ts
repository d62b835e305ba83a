type Views = typeof import('./views.ts')

let views: Views | undefined

/** Loads, once, what shows an answer. Rejects when the chunk does not load; the next call tries again. */
export async function loadViews(): Promise<void> {
  views ??= await import('./views.ts')
}

/** What shows an answer; `undefined` until it is loaded. */
export const loadedViews = () => views
