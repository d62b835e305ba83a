/**
 * The scroll position of each history entry, in memory only. After a reload the browser restores the
 * position.
 */
const positions = new Map<string, number>()

/** The entry on screen. Unset while the next page loads: the document then shrinks and scrolls by itself. */
let shownKey: string | undefined

// The build, which prerenders the login, has no window.
if (globalThis.history) history.scrollRestoration = 'manual'
globalThis.addEventListener?.('pagehide', () => {
  history.scrollRestoration = 'auto'
})
globalThis.addEventListener?.('scroll', recordScroll, { passive: true })

/**
 * Stores the scroll position of the page on screen. Call it also before the page is left: a `scroll` event
 * comes with the next frame, which may show the next page.
 */
export function recordScroll() {
  if (shownKey !== undefined) positions.set(shownKey, window.scrollY)
}

/** Starts storing scroll positions for an entry. */
export function trackScroll(key: string) {
  shownKey = key
}

/** Stops storing scroll positions until the next page is shown. */
export function pauseScrollTracking() {
  shownKey = undefined
}

/**
 * Restores the scroll position of an entry. Parts of its page may load later: as long as it is too short and the
 * user has not scrolled or pressed anything, it is tried again when it grows.
 */
export function restoreScroll(key: string) {
  const targetTop = positions.get(key) ?? 0
  window.scrollTo(0, targetTop)
  if (window.scrollY >= targetTop) return
  const controller = new AbortController()
  const { signal } = controller
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, targetTop)
    if (window.scrollY >= targetTop) controller.abort()
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    window.addEventListener(event, () => controller.abort(), { signal, passive: true })
  observer.observe(document.body)
}
