/** The browser's own history entry, which changes at once; the router's location follows with the page. */
const currentEntry = (): string => window.history.state?.key ?? 'default'

/** What the latest navigation has left the focus on. */
let leftOn: Element | null = null

/** The entry whose heading has had its turn: no navigation is under way. */
let settledEntry = currentEntry()

/** The entry in which the user has pressed a key or the pointer while its page was still loading. */
let actedEntry: string | undefined

function onInput() {
  const entry = currentEntry()
  if (entry === settledEntry || entry === actedEntry) return
  actedEntry = entry
  leftOn = document.activeElement
}

for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, onInput, true)

/** Notes, when a navigation begins, where it leaves the focus. */
export function noteFocus() {
  leftOn = document.activeElement
}

/** Moves the focus to the heading of the page that is now shown, unless the user has moved it since the navigation. */
export function focusHeading(): HTMLElement | null {
  const heading = document.getElementById('page-title')
  const { activeElement, body } = document
  const isStill = activeElement === body || activeElement === leftOn
  // A menu or dialog that closes behind its link returns the focus to its button by itself.
  const isReturned =
    actedEntry !== currentEntry() &&
    leftOn?.closest('[role=menu], [role=dialog], dialog') &&
    !activeElement?.closest('main')
  if (isStill || isReturned) heading?.focus({ preventScroll: true })
  settledEntry = currentEntry()
  return heading
}
