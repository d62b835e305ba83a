import type { Point } from '../layout/boxes.ts'

const directions: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A node beside the direction counts as this much farther away. */
const sidePenalty = 2.2

export const readDirection = (key: string): Point | undefined => directions[key]

/** Returns the nearest node in a direction; `undefined` if there is none. */
export function findNextNode(
  centers: ReadonlyMap<string, Point>,
  from: string,
  direction: Point,
): string | undefined {
  const start = centers.get(from)
  if (!start) return centers.keys().next().value
  let best: { id: string; cost: number } | undefined
  for (const [id, point] of centers) {
    const [dx, dy] = [point.x - start.x, point.y - start.y]
    const along = dx * direction.x + dy * direction.y
    const side = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    // A node far to the side belongs to another direction.
    if (id === from || along <= 1 || side > along * 2) continue
    const cost = along + side * sidePenalty
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id
}
