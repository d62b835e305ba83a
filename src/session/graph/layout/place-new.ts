import type { Steps } from '@/lib/run-in-slices.ts'
import { type Box, boxAround, findBounds, isOverlapping, type Point, type Size } from './boxes.ts'

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

/** The least space between two nodes, in px. Labels of edges and arrow heads need it. */
export const spacing = { x: 28, y: 24 }

/** After this many passes without success all boxes are spread a little. A box between two fixed ones may never fit. */
const passesPerSpread = 24

const maxPasses = 600

const spread = 1.06

/**
 * Moves boxes apart until none is nearer to another than the spacing. Each pair is moved on the axis with
 * the shorter distance. Changes the boxes.
 *
 * @param isFixed Returns true for a box that keeps its place. Two fixed boxes may overlap.
 */
export function* separateBoxes(
  boxes: Box[],
  isFixed: (index: number) => boolean = () => false,
): Steps<Box[]> {
  for (let pass = 1; separatePairs(boxes, isFixed) > 0 && pass < maxPasses; pass += 1) {
    if (pass % passesPerSpread === 0) spreadBoxes(boxes, isFixed)
    yield
  }
  return boxes
}

/** Moves each pair that is too near. Returns the number of these pairs. */
function separatePairs(boxes: Box[], isFixed: (index: number) => boolean): number {
  let count = 0
  for (const [index, one] of boxes.entries())
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next]
      if (!other || (isFixed(index) && isFixed(next))) continue
      const shares = isFixed(index) ? [0, 1] : isFixed(next) ? [1, 0] : [0.5, 0.5]
      if (separatePair(one, other, shares as [number, number])) count += 1
    }
  return count
}

/** Tolerates the error of floating-point sums, in px. */
const tolerance = 0.01

function separatePair(one: Box, other: Box, [oneShare, otherShare]: [number, number]): boolean {
  const dx = other.x + other.width / 2 - (one.x + one.width / 2)
  const dy = other.y + other.height / 2 - (one.y + one.height / 2)
  const wayX = (one.width + other.width) / 2 + spacing.x - Math.abs(dx)
  const wayY = (one.height + other.height) / 2 + spacing.y - Math.abs(dy)
  if (wayX <= tolerance || wayY <= tolerance) return false
  if (wayX < wayY) {
    const sign = dx < 0 ? -1 : 1
    one.x -= wayX * oneShare * sign
    other.x += wayX * otherShare * sign
  } else {
    const sign = dy < 0 ? -1 : 1
    one.y -= wayY * oneShare * sign
    other.y += wayY * otherShare * sign
  }
  return true
}

function spreadBoxes(boxes: Box[], isFixed: (index: number) => boolean): void {
  for (const [index, box] of boxes.entries()) {
    if (isFixed(index)) continue
    box.x = (box.x + box.width / 2) * spread - box.width / 2
    box.y = (box.y + box.height / 2) * spread - box.height / 2
  }
}
