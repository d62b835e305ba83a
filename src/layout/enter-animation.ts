import { animate } from 'framer-motion/dom/mini'

const seconds = 0.5

const shift = 50

/** Brings a page in from below. */
export function enter(page: HTMLElement) {
  animate(
    page,
    { opacity: [0, 1], transform: [`translateY(${shift}px)`, 'none'] },
    { duration: seconds, ease: 'easeOut' },
  )
}
