// @ts-check
// Runs in a measured page before all else. `benchSelectors` lists elements that the page must show. `appeared` is the first
// painted frame with all of them, `ready` the frame that painted the last element or text added in view.

/** @type {{ appeared: number, ready: number, largestPaint: number, blocking: number }} */
const seen = { appeared: 0, ready: 0, largestPaint: 0, blocking: 0 }
Reflect.set(window, 'benchSeen', seen)

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50)
}).observe({ type: 'longtask', buffered: true })

new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) seen.largestPaint = startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })

/** @type {Set<Element>} */
const added = new Set()
new MutationObserver((records) => {
  for (const { addedNodes, type, target } of records)
    for (const node of type === 'characterData' ? [target] : addedNodes) {
      const element = node instanceof Element ? node : node.parentElement
      if (element) added.add(element)
    }
}).observe(document, { childList: true, characterData: true, subtree: true })

/** Texts for screen readers only are boxes of 1 px. @param {Element} element */
function isInView(element) {
  const { top, bottom, width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && top < innerHeight && bottom > 0 && element.checkVisibility()
}

/** @param {string} selector */
const isShown = (selector) => document.querySelector(selector)?.checkVisibility() === true

// A task queued by a frame's callback runs once that frame is painted.
function look() {
  /** @type {string[]} */
  const selectors = Reflect.get(window, 'benchSelectors')
  const isChanged = [...added].some(isInView)
  added.clear()
  const isAppearing = seen.appeared === 0 && selectors.every(isShown)
  if (isChanged || isAppearing) {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const now = performance.now()
      if (isAppearing) seen.appeared = now
      seen.ready = now
    }
    port2.postMessage(undefined)
  }
  requestAnimationFrame(look)
}
requestAnimationFrame(look)

Reflect.set(
  window,
  'benchCountInView',
  () => [...document.querySelectorAll('body *')].filter(isInView).length,
)
