/** Loads what the page at a path needs. Gives what it waits for; nothing where no page is known. */
type Preloader = (path: string) => readonly Promise<unknown>[]

let preloader: Preloader | undefined

/** Says how a page is loaded ahead of its visit. The app registers this once, since only it knows the pages. */
export function registerPreloader(load: Preloader) {
  preloader = load
}

/**
 * Begins to load the page at `path`, if it is not there already. A failure is for the page to report, which is rendered
 * all the same.
 */
export function preload(path: string): readonly Promise<unknown>[] {
  return preloader?.(path) ?? []
}
