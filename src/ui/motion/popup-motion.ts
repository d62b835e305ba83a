import { playEntrance, playExit } from './play.ts'
import type { Motion } from './use-motion.ts'

const createFadeMotion = (transform: string): Motion => ({
  enter: (element) => playEntrance(element, { opacity: [0, 1], transform: [transform, 'none'] }),
  leave: (element) => playExit(element, { opacity: 0, transform }),
})

export const dialogMotion = createFadeMotion('translateY(8px)')

export const menuMotion = createFadeMotion('translateY(-4px)')

/** Slides a drawer in from its edge of the screen. It is opaque during the visible half of the way. */
export const drawerMotion = (edge: 'start' | 'end'): Motion => ({
  enter: (drawer) =>
    playEntrance(drawer, { opacity: [0, 1, 1], transform: [offscreenTransform(edge, drawer), 'none'] }),
  leave: (drawer) => playExit(drawer, { opacity: [null, 1, 0], transform: offscreenTransform(edge, drawer) }),
})

function offscreenTransform(edge: 'start' | 'end', drawer: HTMLElement): string {
  const isAtLeft = (edge === 'start') === (getComputedStyle(drawer).direction === 'ltr')
  return `translateX(${isAtLeft ? '-100%' : '100%'})`
}
