import { playEntrance } from './play.ts'

/**
 * Moves an element from a point to its place while it grows and fades in. Returns a function that stops it.
 *
 * @param from The offset of the start from the element's place, in px of the element's parent.
 */
export const playGrowth = (element: HTMLElement, from: { x: number; y: number }) =>
  playEntrance(
    element,
    { opacity: [0, 1], transform: [`translate(${from.x}px, ${from.y}px) scale(0.5)`, 'none'] },
    320,
  )
