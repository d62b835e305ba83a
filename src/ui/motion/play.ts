import { animate } from 'framer-motion/dom/mini'
import { isResizing } from '@/lib/resizing.ts'

/** How long an element takes to come in and to leave, in ms. */
const enterMs = 200
const leaveMs = 150

/** Values by CSS property: the last one, or all in turn, where `null` is the current one. */
type Keyframes = Record<string, string | number | (string | number | null)[]>

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !isResizing()

/**
 * Animates an element; resizing the window completes the animation. Returns `undefined`, and changes nothing, with
 * reduced motion and while the window is being resized.
 */
function play(element: HTMLElement, keyframes: Keyframes, durationMs: number) {
  if (!wantsMotion()) return undefined
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
      // The styles of an element without a box cannot be kept: browsers throw.
      if (element.getClientRects().length > 0) animation.stop()
      else animation.cancel()
    },
  }
}

/** Animates an element that comes in. Returns a function that stops the animation where it is. */
export function playEntrance(element: HTMLElement, keyframes: Keyframes, durationMs: number = enterMs) {
  const animation = play(element, keyframes, durationMs)
  // The last keyframes are inline styles, which would win over those of a state such as "dragged".
  void animation?.finished.then(() => {
    for (const property of Object.keys(keyframes)) Object.assign(element.style, { [property]: '' })
  })
  return () => animation?.stop()
}

/** Animates an element that leaves, and keeps the last keyframes. Resolves at once where there is no motion. */
export async function playExit(element: HTMLElement, keyframes: Keyframes, durationMs: number = leaveMs) {
  await play(element, keyframes, durationMs)?.finished
}
