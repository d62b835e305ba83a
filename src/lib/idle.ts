/** Runs a task when the browser has nothing better to do, two seconds from now at the latest. */
export function whenIdle(task: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}
