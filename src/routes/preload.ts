type Preloader = (path: string) => void

let preloader: Preloader | undefined

/** Says how a page is loaded ahead of its visit. The app registers this once, since only it knows the pages. */
export function registerPreloader(load: Preloader) {
  preloader = load
}

/** Begins to load the page at `path`; nothing happens when there is none or it is there already. */
export function preload(path: string) {
  preloader?.(path)
}
