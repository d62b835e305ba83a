import { app } from '@/generated/app.ts'

const buildStorageKey = () => `${app.storagePrefix}.scroll`

/** The scroll position of each history entry. The tab's storage keeps them for a reload. */
const positions = readPositions()

/** The entry on screen. Unset while the next page loads: the document then shrinks and scrolls by itself. */
let shownKey: string | undefined

// The build, which prerenders the login, has no window.
if (globalThis.history) history.scrollRestoration = 'manual'
globalThis.addEventListener?.('scroll', recordScroll, { passive: true })
globalThis.addEventListener?.('pagehide', storePositions)

function readPositions(): Map<string, number> {
  try {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Documents that the same tab opened before have entries with equal keys.
    if (load?.type === 'reload') return new Map(JSON.parse(sessionStorage.getItem(buildStorageKey()) ?? '[]'))
  } catch {}
  return new Map()
}

function storePositions() {
  recordScroll()
  try {
    sessionStorage.setItem(buildStorageKey(), JSON.stringify([...positions]))
  } catch {}
}

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

/** Returns true if the position of an entry is known and not its top. */
export const isScrolled = (key: string): boolean => (positions.get(key) ?? 0) > 0

/**
 * Restores the scroll position of an entry. Parts of its page may load later: as long as it is too short and the
 * user has not scrolled or pressed anything, it is tried again when it grows. Returns a function that ends this.
 */
export function restoreScroll(key: string): (() => void) | undefined {
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
  return () => controller.abort()
}
