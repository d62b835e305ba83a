import { type Box, boxAround, findBounds, isOverlapping, type Point, type Size } from './boxes.ts'
import { spacing } from './separate-boxes.ts'

/** The distance of two rings around a node in px, and the number of places on each. */
const ring = { width: 90, height: 60, places: 20, count: 40 }

/**
 * Returns a free place for a new node: near its neighbour, on the side away from the middle of the graph. Without
 * a neighbour it is below the graph.
 *
 * @param taken The boxes of the nodes that are placed.
 */
export function findFreePlace(size: Size, neighbour: Point | undefined, taken: readonly Box[]): Point {
  const bounds = findBounds(taken)
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  const isFree = (point: Point) =>
    !taken.some((box) => isOverlapping(box, boxAround(point, size), spacing.x - 1, spacing.y - 1))
  if (neighbour) {
    const outward = Math.atan2(neighbour.y - middle.y, neighbour.x - middle.x)
    for (let step = 2; step < ring.count; step += 1)
      for (let place = 0; place < ring.places; place += 1) {
        // Alternates between the sides: 0, 1, -1, 2, -2…
        const side = (place % 2 === 0 ? -1 : 1) * Math.ceil(place / 2)
        const angle = outward + (side * 2 * Math.PI) / ring.places
        const point = {
          x: neighbour.x + Math.cos(angle) * step * ring.width,
          y: neighbour.y + Math.sin(angle) * step * ring.height,
        }
        if (isFree(point)) return point
      }
  }
  const below = { x: bounds.x + size.width / 2, y: bounds.y + bounds.height + size.height }
  while (!isFree(below)) below.x += spacing.x
  return below
}
