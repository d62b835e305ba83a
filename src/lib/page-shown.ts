import { whenIdle } from './idle.ts'

const mark = 'averigua:page-shown'

const waiting: (() => void)[] = []

let isShown = false

/** Says that a page is on screen. The first one sets a performance mark: what loads later is not the first load. */
export function pageShown() {
  if (isShown) return
  isShown = true
  performance.mark(mark)
  for (const task of waiting) whenIdle(task)
}

/** Whether a page has been on screen since the document was opened. */
export const hasShownPage = () => isShown

/** Runs a task when the first page is on screen and the browser is idle. */
export function afterPageShown(task: () => void) {
  if (isShown) whenIdle(task)
  else waiting.push(task)
}
