/** The browser's own history entry, which changes at once; the router's location follows with the page. */
export const currentEntry = (): string => window.history.state?.key ?? 'default'

/** What the latest navigation has left the focus on. */
let focusBeforeNavigation: Element | null = null

/** The entry whose heading has had its turn: no navigation is under way. */
let settledEntry = currentEntry()

/** The entry in which the user has pressed a key or the pointer while its page was still loading. */
let interactedEntry: string | undefined

function onInput() {
  const entry = currentEntry()
  if (entry === settledEntry || entry === interactedEntry) return
  interactedEntry = entry
  focusBeforeNavigation = document.activeElement
}

for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, onInput, true)

/** Notes, when a navigation begins, where it leaves the focus. */
export function recordFocus() {
  focusBeforeNavigation = document.activeElement
}

/** The control in which somebody is to begin, where the page has named one. */
const findFirstControl = () =>
  document.querySelector<HTMLElement>('main [data-page-focus] :is(input, select)')

/**
 * Moves the focus to where the page that is now shown begins, its first control or its heading, unless the user has
 * moved it since the navigation. Returns the heading.
 */
export function focusHeading(): HTMLElement | null {
  const heading = document.getElementById('page-title')
  const { activeElement, body } = document
  const isFocusUnmoved = activeElement === body || activeElement === focusBeforeNavigation
  // A menu or dialog that closes behind its link returns the focus to its button by itself.
  const isFocusReturned =
    interactedEntry !== currentEntry() &&
    focusBeforeNavigation?.closest('[role=menu], [role=dialog], dialog') &&
    !activeElement?.closest('main')
  if (isFocusUnmoved || isFocusReturned) (findFirstControl() ?? heading)?.focus({ preventScroll: true })
  settledEntry = currentEntry()
  // A control that is gone would stay in memory, with what was typed into it.
  focusBeforeNavigation = null
  return heading
}

/** The same for the page that the document is opened with: it leaves the focus where it is, unless it has named a control. */
export function focusFirstControl(): void {
  if (document.activeElement === document.body) findFirstControl()?.focus({ preventScroll: true })
}
