const mark = 'averigua:page-shown'

const pending: (() => void)[] = []

let isShown = false

let onEnd = () => {}

/** Runs a task when React has taken over the login that the build rendered, or could not. */
export function onLoginTakenOver(task: () => void) {
  onEnd = task
}

/** Call it when a page works or could not be rendered. */
export function endFirstLoad() {
  onEnd()
  onEnd = () => {}
}

/** Call it when a page is shown. The first call sets a performance mark, where the first load ends. */
export function markPageShown() {
  endFirstLoad()
  if (isShown) return
  isShown = true
  performance.mark(mark)
  // Empty the list: a stored closure would keep looked-up data in memory.
  for (const task of pending.splice(0)) whenIdle(task)
}

/** Returns true if a page was shown since the document was opened. */
export const hasShownPage = () => isShown

/** Runs a task when the first page is shown and the browser is idle. */
export function afterPageShown(task: () => void) {
  if (isShown) whenIdle(task)
  else pending.push(task)
}

/** Loads a part when the first page is shown and the browser is idle, and after a failure when the connection returns. */
export function preloadWhenIdle({ preload }: { preload: () => void }) {
  afterPageShown(() => {
    preload()
    addEventListener('online', preload)
  })
}

/** Runs a task when the browser is idle, after two seconds at the latest. */
export function whenIdle(task: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

/** The page on screen. The layout does not animate an error. */
export const shownPage = { hasFailed: false }
