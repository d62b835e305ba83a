import { app } from '@/generated/app.ts'
import { hasShownPage } from '@/lib/page-shown.ts'

/**
 * Returns the key of the browser's history entry. It changes at once; the router's location changes when the
 * page has loaded.
 */
export const currentEntry = (): string => globalThis.history?.state?.key ?? 'default'

/** The element with the focus when the last navigation began. */
let focusBeforeNavigation: Element | null = null

/** The history entry whose heading has been handled: no navigation is in progress. */
let settledEntry = currentEntry()

/** The history entry in which the user pressed a key or the pointer while its page was loading. */
let interactedEntry: string | undefined

function onInput() {
  // The rendered login is in use before React takes it over and perhaps replaces the entry.
  if (!hasShownPage()) return
  const entry = currentEntry()
  if (entry === settledEntry || entry === interactedEntry) return
  interactedEntry = entry
  focusBeforeNavigation = document.activeElement
}

for (const type of ['pointerdown', 'keydown']) globalThis.addEventListener?.(type, onInput, true)

/** Stores the focused element when a navigation begins. */
export function recordFocus() {
  focusBeforeNavigation = document.activeElement
}

/** A page in the studio's frame must not take the focus from the studio. */
const mayFocus = () => window.parent === window || document.hasFocus()

/** Returns the control that the page marks as the first one to use. */
const findFirstControl = () =>
  document.querySelector<HTMLElement>('main [data-page-focus] :is(input, select)')

/**
 * Focuses the first control or the heading of the new page, unless the user has moved the focus since the
 * navigation. Returns the heading.
 */
export function focusHeading(): HTMLElement | null {
  const heading = document.getElementById('page-title')
  const { activeElement, body } = document
  const isFocusUnmoved = activeElement === body || activeElement === focusBeforeNavigation
  // A menu or dialog that closes after a click on its link returns the focus to its button.
  const isFocusReturned =
    interactedEntry !== currentEntry() &&
    focusBeforeNavigation?.closest('[role=menu], [role=dialog], dialog') &&
    !activeElement?.closest('main')
  if (mayFocus() && (isFocusUnmoved || isFocusReturned))
    (findFirstControl() ?? heading)?.focus({ preventScroll: true })
  settledEntry = currentEntry()
  // Otherwise a removed control would stay in memory with the typed text.
  focusBeforeNavigation = null
  return heading
}

/**
 * Focuses the first control of the page that the document was opened with. Without a marked control the focus
 * stays.
 */
export function focusFirstControl(): void {
  if (mayFocus() && document.activeElement === document.body)
    findFirstControl()?.focus({ preventScroll: true })
}

/**
 * Makes React release the text control that was focused last, and the text typed into it. React waits for a
 * `focusout`, which browsers do not dispatch for a removed control. Call it after the page of the control was
 * removed.
 */
export const releaseFocusedControl = () =>
  document.getElementById('root')?.dispatchEvent(new FocusEvent('focusout'))

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
