import type { Steps } from '@/lib/run-in-slices.ts'
import { type Box, boxAround, findFreePlace, type Point, type Size } from './boxes.ts'

/** The least distance between a line and a node that is no end of it, in px. */
const clearance = 6

/** A node with more edges keeps its place, and its neighbours move. */
const maxEdges = 4

/** A move may put a node on a line that was clear before. */
const rounds = 3

/** The centres of nodes, the spaces they take, the sizes they are drawn in, and pairs of their ids. */
type PlacedGraph = {
  centers: Map<string, Point>
  sizes: ReadonlyMap<string, Size>
  bodies: ReadonlyMap<string, Size>
  edges: readonly (readonly [string, string])[]
}

/** Moves nodes away from the lines of other nodes. Changes the centres. */
export function* clearLines({ centers, sizes, bodies, edges }: PlacedGraph): Steps<void> {
  const isClear = createLineCheck({ centers, bodies, edges })
  const listNeighbours = (id: string) =>
    edges.filter((edge) => edge.includes(id)).map(([from, to]) => (from === id ? to : from))
  const movable = [...centers.keys()]
    .map((id) => ({ id, neighbours: listNeighbours(id) }))
    .filter(({ neighbours }) => neighbours.length <= maxEdges)
    .sort((one, other) => one.neighbours.length - other.neighbours.length)
  for (let round = 0; round < rounds; round += 1)
    for (const {
      id,
      neighbours: [neighbour = ''],
    } of movable) {
      const [at, size] = [centers.get(id), sizes.get(id)]
      if (!at || !size || isClear(id, at)) continue
      const taken = [...centers].flatMap(([other, point]): Box[] =>
        other === id ? [] : [boxAround(point, sizes.get(other) ?? size)],
      )
      const options = { towards: at, isClear: (point: Point) => isClear(id, point) }
      centers.set(id, findFreePlace(size, centers.get(neighbour), taken, options))
      yield
    }
}

/** Returns a function that tells if a node may be at a point: no line of another node crosses it, and the reverse. */
export const createLineCheck =
  ({ centers, bodies, edges }: Omit<PlacedGraph, 'sizes'>) =>
  (id: string, at: Point): boolean =>
    edges.every((edge) => {
      const [from, to] = edge.map((end) => (end === id ? at : centers.get(end)))
      if (!from || !to) return true
      const others = edge.includes(id)
        ? [...centers].filter(([node]) => !edge.includes(node))
        : [[id, at] as const]
      return others.every(([node, point]) => {
        const body = bodies.get(node)
        return !body || !isCrossing([from, to], boxAround(point, body))
      })
    })

/** Returns true if a line comes nearer to a box than the clearance. */
export function isCrossing([from, to]: [Point, Point], { x, y, width, height }: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [start, end] = [0, 1]
  for (const [way, before, after] of [
    [dx, x - clearance - from.x, x + width + clearance - from.x],
    [dy, y - clearance - from.y, y + height + clearance - from.y],
  ] as const) {
    if (way === 0 && (before > 0 || after < 0)) return false
    if (way === 0) continue
    start = Math.max(start, Math.min(before / way, after / way))
    end = Math.min(end, Math.max(before / way, after / way))
  }
  return start < end
}
