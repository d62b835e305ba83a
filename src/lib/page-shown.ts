import { whenIdle } from './idle.ts'

const mark = 'averigua:page-shown'

const pending: (() => void)[] = []

let isShown = false

/**
 * To be called when a page is shown. The first call sets a performance mark: what loads later is not the
 * first load.
 */
export function markPageShown() {
  if (isShown) return
  isShown = true
  performance.mark(mark)
  // A task that has run holds on to what its closure sees, and so to what was looked up.
  for (const task of pending.splice(0)) whenIdle(task)
}

/** Whether a page has been shown since the document was opened. */
export const hasShownPage = () => isShown

/** Runs a task when the first page is shown and the browser is idle. */
export function afterPageShown(task: () => void) {
  if (isShown) whenIdle(task)
  else pending.push(task)
}
