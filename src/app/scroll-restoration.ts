/** The scroll position of each history entry. In memory: after a reload the browser restores the position itself. */
const positions = new Map<string, number>()

/**
 * The entry whose page is shown; none while the next one loads, when the document gets shorter and scrolls by
 * itself.
 */
let shownKey: string | undefined

window.history.scrollRestoration = 'manual'
window.addEventListener('pagehide', () => {
  window.history.scrollRestoration = 'auto'
})
window.addEventListener('scroll', recordScroll, { passive: true })

/**
 * Remembers where the page on screen is scrolled to. To be called before it is left as well: a `scroll` event comes with
 * the next frame, which may be that of the next page.
 */
export function recordScroll() {
  if (shownKey !== undefined) positions.set(shownKey, window.scrollY)
}

/** From now on an entry's page is on screen and its scroll position is remembered. */
export function trackScroll(key: string) {
  shownKey = key
}

/** The page on screen is being left: until the next one is shown no position is remembered. */
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
