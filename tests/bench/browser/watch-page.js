// @ts-check
// Runs in a measured page before all else. `benchSelectors` lists what has to be in view for it to be ready.

/** @type {{ ready: number, largestPaint: number, blocking: number }} */
const seen = { ready: 0, largestPaint: 0, blocking: 0 }
Reflect.set(window, 'benchSeen', seen)

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50)
}).observe({ type: 'longtask', buffered: true })

new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) seen.largestPaint = startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })

/** @param {string} selector */
const isShown = (selector) => document.querySelector(selector)?.checkVisibility() === true

// A task queued by a frame's callback runs once that frame is painted.
function look() {
  /** @type {string[]} */
  const selectors = Reflect.get(window, 'benchSelectors')
  if (!selectors.every(isShown)) return void requestAnimationFrame(look)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    seen.ready = performance.now()
  }
  port2.postMessage(undefined)
}
requestAnimationFrame(look)
