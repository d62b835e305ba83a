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
export const computeLabelPoint = ([from, to]: [Point, Point]): Point => ({
  x: from.x + (to.x - from.x) * 0.58,
  y: from.y + (to.y - from.y) * 0.58,
})
