import { animate } from 'framer-motion/dom/mini'

const durationSeconds = 0.5

const shiftPx = 50

/** Not 0: between two pages there is no blank one. */
const startOpacity = 0.4

/** Animates a page in from below. Resizing the window completes the animation. */
export function enter(page: HTMLElement) {
  const animation = animate(
    page,
    { opacity: [startOpacity, 1], transform: [`translateY(${shiftPx}px)`, 'none'] },
    { duration: durationSeconds, ease: 'easeOut' },
  )
  const end = () => animation.complete()
  window.addEventListener('resize', end, { once: true })
  void animation.finished.then(() => window.removeEventListener('resize', end))
}
