/** Loads what the page at a path needs. Returns the promises; an empty list for an unknown page. */
type Preloader = (path: string) => readonly Promise<unknown>[]

let preloader: Preloader | undefined

/** Registers the function that preloads pages. The public screens register the first one; the app replaces it when it loads. */
export function registerPreloader(load: Preloader) {
  preloader = load
}

/** Starts to load the page at `path`. The page reports a failure when it renders. */
export function preload(path: string): readonly Promise<unknown>[] {
  return preloader?.(path) ?? []
}
