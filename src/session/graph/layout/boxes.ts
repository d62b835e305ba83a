import type { Steps } from '@/lib/run-in-slices.ts'

/** A rectangle in the coordinates of the graph, in px. */
export type Box = { x: number; y: number; width: number; height: number }

export type Point = { x: number; y: number }

export type Size = { width: number; height: number }

export const findCenter = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** Returns true if two boxes are nearer than the margins. */
export const isOverlapping = (one: Box, other: Box, marginX = 0, marginY = marginX) =>
  one.x < other.x + other.width + marginX &&
  other.x < one.x + one.width + marginX &&
  one.y < other.y + other.height + marginY &&
  other.y < one.y + one.height + marginY

/** Returns the straight line between two boxes, from border to border. */
export const computeLine = (from: Box, to: Box): [Point, Point] => [
  findBorderPoint(from, findCenter(to)),
  findBorderPoint(to, findCenter(from)),
]

/** Returns the point where the line from a box's center to `point` crosses the box's border. */
function findBorderPoint(box: Box, point: Point): Point {
  const { x, y } = findCenter(box)
  const [dx, dy] = [point.x - x, point.y - y]
  if (dx === 0 && dy === 0) return { x, y }
  const scale = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy))
  return { x: x + dx * scale, y: y + dy * scale }
}

/** Returns the rectangle around all boxes; an empty one if there are none. */
export function findBounds(boxes: readonly Box[], margin = 0): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const left = Math.min(...boxes.map(({ x }) => x)) - margin
  const top = Math.min(...boxes.map(({ y }) => y)) - margin
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The size of an arrow head, in px. */
const headSize = { length: 10, width: 9 }

export function computeArrowHead(from: Point, tip: Point): [Point, Point, Point] {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length]
  const [x, y] = [tip.x - ux * headSize.length, tip.y - uy * headSize.length]
  const half = headSize.width / 2
  return [tip, { x: x - uy * half, y: y + ux * half }, { x: x + uy * half, y: y - ux * half }]
}

/** Returns the position of a line's label. It is nearer to the tip, since lines from one node diverge. */
export const computeLabelPoint = ([from, to]: [Point, Point], share = 0.58): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** The distance of two rings around a node in px, and the number of places on each. */
const ring = { width: 90, height: 60, places: 48, count: 40 }

type PlaceOptions = {
  /** The side of the neighbour that is tried first, by default the side away from the middle of the graph. */
  towards?: Point
  /** Returns true if a free place is beside all lines. */
  isClear?: (point: Point) => boolean
}

/**
 * Returns a free place for a node near its neighbour. Without a neighbour it is below the graph.
 *
 * @param taken The boxes of the nodes that are placed.
 */
export function findFreePlace(
  size: Size,
  neighbour: Point | undefined,
  taken: readonly Box[],
  { towards, isClear = () => true }: PlaceOptions = {},
): Point {
  const bounds = findBounds(taken)
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  const isFree = (point: Point) =>
    !taken.some((box) => isOverlapping(box, boxAround(point, size), spacing.x - 1, spacing.y - 1))
  if (neighbour) {
    const [from, to] = towards ? [neighbour, towards] : [middle, neighbour]
    const outward = Math.atan2(to.y - from.y, to.x - from.x)
    for (let step = 2; step < ring.count; step += 1)
      for (let place = 0; place < ring.places; place += 1) {
        // Alternates between the sides: 0, 1, -1, 2, -2…
        const side = (place % 2 === 0 ? -1 : 1) * Math.ceil(place / 2)
        const angle = outward + (side * 2 * Math.PI) / ring.places
        const point = {
          x: neighbour.x + Math.cos(angle) * step * ring.width,
          y: neighbour.y + Math.sin(angle) * step * ring.height,
        }
        if (isFree(point) && isClear(point)) return point
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
