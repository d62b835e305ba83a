import { animate } from 'framer-motion/dom/mini'

const seconds = 0.5

const shift = 50

/** Brings a page in from below. The window's resizing ends it. */
export function enter(page: HTMLElement) {
  const animation = animate(
    page,
    { opacity: [0, 1], transform: [`translateY(${shift}px)`, 'none'] },
    { duration: seconds, ease: 'easeOut' },
  )
  const end = () => animation.complete()
  window.addEventListener('resize', end, { once: true })
  void animation.finished.then(() => window.removeEventListener('resize', end))
}
