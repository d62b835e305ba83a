import { playEntrance, playExit } from './play.ts'
import type { Motion } from './use-motion.ts'

const createFadeMotion = (transform: string): Motion => ({
  enter: (element) => playEntrance(element, { opacity: [0, 1], transform: [transform, 'none'] }),
  leave: (element) => playExit(element, { opacity: 0, transform }),
})

/** A dialog comes up from 8 px below. */
export const dialogMotion = createFadeMotion('translateY(8px)')

/** A menu comes down from its button. */
export const menuMotion = createFadeMotion('translateY(-4px)')

/** A drawer slides in from its edge of the screen. It is opaque for the half of its way that the user sees. */
export const drawerMotion = (edge: 'start' | 'end'): Motion => ({
  enter: (drawer) =>
    playEntrance(drawer, { opacity: [0, 1, 1], transform: [offscreenTransform(edge, drawer), 'none'] }),
  leave: (drawer) => playExit(drawer, { opacity: [null, 1, 0], transform: offscreenTransform(edge, drawer) }),
})

function offscreenTransform(edge: 'start' | 'end', drawer: HTMLElement): string {
  const isAtLeft = (edge === 'start') === (getComputedStyle(drawer).direction === 'ltr')
  return `translateX(${isAtLeft ? '-100%' : '100%'})`
}
