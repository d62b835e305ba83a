import { playEntrance, playExit } from './play.ts'
import type { Motion } from './use-motion.ts'

const fading = (transform: string): Motion => ({
  enter: (element) => playEntrance(element, { opacity: [0, 1], transform: [transform, 'none'] }),
  leave: (element) => playExit(element, { opacity: 0, transform }),
})

/** A dialog comes up from 8 px below. */
export const dialogMotion = fading('translateY(8px)')

/** A menu comes down from its button. */
export const menuMotion = fading('translateY(-4px)')

/** A drawer slides in from its edge of the screen. */
export function drawerMotion(edge: 'start' | 'end'): Motion {
  const motionOf = (element: HTMLElement) => {
    const isLeft = (edge === 'start') === (getComputedStyle(element).direction === 'ltr')
    return fading(`translateX(${isLeft ? '-100%' : '100%'})`)
  }
  return {
    enter: (element) => motionOf(element).enter(element),
    leave: (element) => motionOf(element).leave(element),
  }
}
