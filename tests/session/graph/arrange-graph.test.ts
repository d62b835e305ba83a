import { describe, expect, it } from 'vitest'
import { runSteps } from '@/lib/run-in-slices.ts'
import { arrangeGraph, type LayoutGraph } from '@/session/graph/layout/arrange-graph.ts'
import {
  type Box,
  boxAround,
  findBounds,
  findFreePlace,
  isOverlapping,
  type Point,
} from '@/session/graph/layout/boxes.ts'
import { isCrossing } from '@/session/graph/layout/clear-lines.ts'

const subject = { width: 200, height: 56 }
const value = { width: 188, height: 38 }

/** Creates a graph of clusters: some subjects led to others, and some share values. */
function createGraph(count: number): LayoutGraph {
  const sizes = new Map<string, typeof subject>()
  const edges: [string, string][] = []
  for (let index = 0; index < count; index += 1) {
    const start = index - (index % 24)
    sizes.set(`s${index}`, subject)
    if (index % 3 > 0 && index > start)
      edges.push([`s${start + ((index * 7) % (index - start))}`, `s${index}`])
    if (index % 4 !== 0) continue
    sizes.set(`v${index}`, value)
    edges.push([`s${index}`, `v${index}`], [`s${Math.max(0, index - 3)}`, `v${index}`])
  }
  return { sizes, edges }
}

function listBoxes({ sizes }: LayoutGraph, centers: ReadonlyMap<string, { x: number; y: number }>): Box[] {
  return [...centers].map(([id, center]) => boxAround(center, sizes.get(id) ?? subject))
}

const findTouching = (boxes: Box[]) =>
  boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => isOverlapping(one, other)))

/** Creates subjects in a chain, with parties around each. */
function createStars(counts: readonly number[]) {
  const sizes = new Map<string, typeof subject>()
  const bodies = new Map<string, typeof subject>()
  const edges: [string, string][] = []
  for (const [index, count] of counts.entries()) {
    sizes.set(`s${index}`, { width: 224, height: 68 })
    bodies.set(`s${index}`, { width: 224, height: 68 })
    if (index > 0) edges.push([`s${index - 1}`, `s${index}`])
    for (let party = 0; party < count; party += 1) {
      sizes.set(`p${index} ${party}`, { width: 284, height: 92 })
      bodies.set(`p${index} ${party}`, { width: 188, height: 64 })
      edges.push([`s${index}`, `p${index} ${party}`])
    }
  }
  return { sizes, bodies, edges }
}

function listCrossings(
  { bodies, edges }: ReturnType<typeof createStars>,
  centers: ReadonlyMap<string, Point>,
) {
  const at = (id: string) => centers.get(id) ?? { x: 0, y: 0 }
  return edges.flatMap((edge) =>
    [...centers.keys()].filter(
      (id) =>
        !edge.includes(id) &&
        isCrossing([at(edge[0]), at(edge[1])], boxAround(at(id), bodies.get(id) ?? subject)),
    ),
  )
}

describe('arrangeGraph', () => {
  it.each([[[14, 9, 4, 0]], [[3]], [[12, 12]], [[0, 12, 0, 5, 12, 1]]])(
    'draws no line below a node of another edge: %j parties',
    (counts) => {
      const graph = createStars(counts)
      for (const aspect of [0.65, 1, 1.5, 2.2]) {
        const centers = runSteps(arrangeGraph(graph, aspect))
        expect(listCrossings(graph, centers)).toEqual([])
        expect(findTouching(listBoxes(graph, centers))).toEqual([])
      }
    },
  )

  it.each([1, 2, 9, 40, 100, 200])('places %i subjects and their values without overlap', (count) => {
    const graph = createGraph(count)
    for (const aspect of [0.65, 1.5]) {
      const boxes = listBoxes(graph, runSteps(arrangeGraph(graph, aspect)))
      expect(boxes).toHaveLength(graph.sizes.size)
      expect(findTouching(boxes)).toEqual([])
    }
  })

  it('places the same graph in the same way', () => {
    const graph = createGraph(40)
    expect(runSteps(arrangeGraph(graph, 1.5))).toEqual(runSteps(arrangeGraph(graph, 1.5)))
  })

  it('is wide on a wide canvas and high on a high one', () => {
    const graph = createGraph(60)
    const measure = (aspect: number) => {
      const { width, height } = findBounds(listBoxes(graph, runSteps(arrangeGraph(graph, aspect))))
      return width / height
    }
    expect(measure(1.8)).toBeGreaterThan(measure(0.6))
  })

  it('keeps pinned nodes in their places', () => {
    const graph = createGraph(20)
    const pinned = new Map([['s3', { x: 40, y: -900 }]])
    const centers = runSteps(arrangeGraph(graph, 1.5, pinned))
    expect(centers.get('s3')).toEqual({ x: 40, y: -900 })
    expect(findTouching(listBoxes(graph, centers))).toEqual([])
  })
})

describe('findFreePlace', () => {
  it('places a new node near its neighbour, on no other node', () => {
    const taken = [boxAround({ x: 0, y: 0 }, subject), boxAround({ x: 240, y: 0 }, subject)]
    const place = findFreePlace(value, { x: 0, y: 0 }, taken)
    expect(findTouching([...taken, boxAround(place, value)])).toEqual([])
    expect(Math.hypot(place.x, place.y)).toBeLessThan(300)
  })

  it('places a node without neighbour below the graph', () => {
    const taken = [boxAround({ x: 0, y: 0 }, subject)]
    expect(findFreePlace(subject, undefined, taken).y).toBeGreaterThan(subject.height / 2)
  })
})
