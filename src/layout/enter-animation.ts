import { playEntrance } from '@/ui/motion/play.ts'

const durationMs = 500

const shiftPx = 50

/** Not 0: no blank frame between two pages. */
const startOpacity = 0.4

/** Animates a page in from below. */
export function enter(page: HTMLElement) {
  playEntrance(
    page,
    { opacity: [startOpacity, 1], transform: [`translateY(${shiftPx}px)`, 'none'] },
    durationMs,
  )
}
