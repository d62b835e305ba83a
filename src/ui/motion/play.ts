import { animate } from 'framer-motion/dom/mini'
import { isResizing } from '@/lib/resizing.ts'

/** Durations in ms. */
const enterMs = 200
const leaveMs = 150

/** Values by CSS property: the final value, or a list of keyframes where `null` is the current value. */
type Keyframes = Record<string, string | number | (string | number | null)[]>

const shouldAnimate = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !isResizing()

/**
 * Animates an element; a window resize completes the animation. Returns `undefined` and changes nothing with
 * reduced motion or during a resize.
 */
function play(element: HTMLElement, keyframes: Keyframes, durationMs: number) {
  if (!shouldAnimate()) return undefined
  const animation = animate(element, keyframes, { duration: durationMs / 1000, ease: 'easeOut' })
  const resizeController = new AbortController()
  window.addEventListener('resize', () => animation.complete(), {
    once: true,
    signal: resizeController.signal,
  })
  return {
    finished: animation.finished.then(() => resizeController.abort()),
    stop() {
      resizeController.abort()
      // Browsers throw if a script commits the styles of an element without a box.
      if (element.getClientRects().length > 0) animation.stop()
      else animation.cancel()
    },
  }
}

/** Animates an entering element. Returns a function that stops the animation at its current state. */
export function playEntrance(element: HTMLElement, keyframes: Keyframes, durationMs: number = enterMs) {
  const animation = play(element, keyframes, durationMs)
  // Remove the inline styles of the last keyframes: they would override state styles such as "dragged".
  void animation?.finished.then(() => {
    for (const property of Object.keys(keyframes)) Object.assign(element.style, { [property]: '' })
  })
  return () => animation?.stop()
}

/** Animates a leaving element and keeps the last keyframes. Resolves at once without motion. */
export async function playExit(element: HTMLElement, keyframes: Keyframes, durationMs: number = leaveMs) {
  await play(element, keyframes, durationMs)?.finished
}
