import { animate } from 'framer-motion/dom/mini'
import { isResizing } from '@/lib/resizing.ts'

/** How long an element takes to come in and to leave, in ms. */
export const enterMs = 200
export const leaveMs = 150

/** Values by CSS property. A single value is the last one; the animation starts from the current one. */
type Keyframes = Record<string, string | number | string[] | number[]>

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !isResizing()

/**
 * Animates an element; resizing the window completes the animation. Returns `undefined`, and changes nothing, with
 * reduced motion and while the window is being resized.
 */
function play(element: HTMLElement, keyframes: Keyframes, durationMs: number) {
  if (!wantsMotion()) return undefined
  const animation = animate(element, keyframes, { duration: durationMs / 1000, ease: 'easeOut' })
  const complete = () => animation.complete()
  window.addEventListener('resize', complete, { once: true })
  void animation.finished.then(() => window.removeEventListener('resize', complete))
  return animation
}

/** Animates an element that comes in. Returns a function that stops the animation where it is. */
export function playEntrance(element: HTMLElement, keyframes: Keyframes, durationMs: number = enterMs) {
  const animation = play(element, keyframes, durationMs)
  // The last keyframes are inline styles, which would win over those of a state such as "dragged".
  void animation?.finished.then(() => {
    for (const property of Object.keys(keyframes)) element.style.removeProperty(toCss(property))
  })
  return () => animation?.stop()
}

/** Animates an element that leaves, and keeps the last keyframes. Resolves at once where there is no motion. */
export async function playExit(element: HTMLElement, keyframes: Keyframes, durationMs: number = leaveMs) {
  await play(element, keyframes, durationMs)?.finished
}

const toCss = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
