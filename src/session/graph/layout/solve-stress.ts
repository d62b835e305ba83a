import type { Steps } from '@/lib/run-in-slices.ts'
import type { Point } from './boxes.ts'

/** The neighbours of each node, by the node's index. */
export type Neighbours = readonly (readonly number[])[]

/** The number of passes over all pairs. After these the positions hardly change. */
const passes = 36

/** Below 1, long chains bend, and the component takes less space. */
const bend = 0.7

type Pair = { one: number; other: number; distance: number }

/**
 * Places the nodes of one connected component, so that the distance of two nodes is close to the number of edges
 * between them (stress minimisation by stochastic gradient descent; Zheng, Pawar and Goodman, 2019). The same
 * component always gets the same positions.
 */
export function* solveStress(neighbours: Neighbours): Steps<Point[]> {
  const points = createSpiral(neighbours.length)
  const pairs: Pair[] = []
  for (const [one] of neighbours.entries()) {
    for (const [other, distance] of measureDistances(neighbours, one).entries())
      if (other > one) pairs.push({ one, other, distance: distance ** bend })
    yield
  }
  const longest = pairs.reduce((most, { distance }) => Math.max(most, distance), 1)
  const cooling = Math.log(longest ** 2 / 0.1) / Math.max(1, passes - 1)
  const random = createRandom()
  for (let pass = 0; pass < passes; pass += 1) {
    const rate = longest ** 2 * Math.exp(-cooling * pass)
    shuffle(pairs, random)
    for (const [index, pair] of pairs.entries()) {
      movePair(points, pair, rate)
      if (index % 4096 === 4095) yield
    }
    yield
  }
  return points
}

/** Moves two nodes towards their distance. */
function movePair(points: Point[], { one, other, distance }: Pair, rate: number): void {
  const [from, to] = [points[one], points[other]]
  if (!from || !to) return
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const length = Math.hypot(dx, dy) || 1e-6
  const move = (Math.min(1, rate / distance ** 2) * (length - distance)) / 2 / length
  from.x -= dx * move
  from.y -= dy * move
  to.x += dx * move
  to.y += dy * move
}

/** Returns the number of edges from one node to each other node. */
function measureDistances(neighbours: Neighbours, start: number): number[] {
  const distances: number[] = []
  distances[start] = 0
  const queue = [start]
  for (const index of queue)
    for (const next of neighbours[index] ?? [])
      if (distances[next] === undefined) {
        distances[next] = (distances[index] ?? 0) + 1
        queue.push(next)
      }
  return distances
}

/** The golden angle: points on this spiral are spread evenly. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

const createSpiral = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({
    x: Math.sqrt(index + 0.5) * Math.cos(index * goldenAngle),
    y: Math.sqrt(index + 0.5) * Math.sin(index * goldenAngle),
  }))

/** Returns a generator of the same numbers from 0 to 1 each time. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const [one, two] = [items[index], items[other]]
    if (one === undefined || two === undefined) continue
    items[index] = two
    items[other] = one
  }
}
