import { useEffect, useRef, useState } from 'react'
import { runStepsInSlices } from '@/lib/run-in-slices.ts'
import { arrange, arrangement, placeNodes } from './arrangement.ts'
import { arrangeGraph, type LayoutGraph } from './layout/arrange-graph.ts'
import { type Box, boxAround, findFreePlace, type Point } from './layout/boxes.ts'
import { createLineCheck } from './layout/clear-lines.ts'
import { type GraphEdge, type GraphNode, nodeSizes, readPlaceSize } from './model/graph-elements.ts'

type Graph = { nodes: readonly GraphNode[]; edges: readonly GraphEdge[]; readAspect: () => number }

/** The part of main nodes that must have a place already; with fewer all nodes are placed anew. */
const knownShare = 0.5

/** A query may bring many parties. They find places around their subject, and nothing else moves. */
const isMain = ({ type }: GraphNode) => type !== 'party' && type !== 'rest'

/**
 * Gives places to nodes that have none: to all when the graph opens, later to new ones near their neighbours.
 * Returns the points from which new nodes grow, and a function that places all nodes anew.
 */
export function usePlacement({ nodes, edges, readAspect }: Graph) {
  const growth = useRef(new Map<string, Point>())
  const [isPlacing, setPlacing] = useState(false)
  useEffect(() => {
    const { positions } = arrangement.history.now
    const missing = nodes.filter(({ id }) => !positions.has(id))
    if (missing.length === 0) return
    const [all, unplaced] = [nodes.filter(isMain), missing.filter(isMain)]
    if (unplaced.length > all.length * (1 - knownShare)) {
      const controller = new AbortController()
      void arrangeInSlices({ nodes, edges, readAspect }, new Map(), controller.signal).then(
        placeNodes,
        () => undefined,
      )
      return () => controller.abort()
    }
    placeNodes(findPlaces(missing, { nodes, edges, readAspect }, positions, growth.current))
  }, [nodes, edges])

  /** Pinned nodes keep their places. */
  async function placeAnew() {
    setPlacing(true)
    const { positions, pinned } = arrangement.history.now
    const fixed = new Map([...positions].filter(([id]) => pinned.has(id)))
    const places = await arrangeInSlices({ nodes, edges, readAspect }, fixed)
    const all = new Map([...arrangement.history.now.positions, ...places])
    arrange({ positions: all })
    setPlacing(false)
    return all
  }

  return { growth: growth.current, placeAnew, isPlacing }
}

const toLayoutGraph = ({ nodes, edges }: Graph): Required<LayoutGraph> => ({
  sizes: new Map(nodes.map((node) => [node.id, readPlaceSize(node)])),
  bodies: new Map(nodes.map(({ id, type }) => [id, nodeSizes[type]])),
  edges: edges.map(({ from, to }) => [from, to] as const),
})

const arrangeInSlices = (graph: Graph, fixed: ReadonlyMap<string, Point>, signal?: AbortSignal) =>
  runStepsInSlices(arrangeGraph(toLayoutGraph(graph), graph.readAspect(), fixed), signal ? { signal } : {})

function findPlaces(
  missing: readonly GraphNode[],
  graph: Graph,
  positions: ReadonlyMap<string, Point>,
  growth: Map<string, Point>,
): Map<string, Point> {
  const { nodes, edges } = graph
  const places = new Map<string, Point>()
  const boxes = new Map<string, Box>()
  const centers = new Map<string, Point>()
  const isClear = createLineCheck({ ...toLayoutGraph(graph), centers })
  for (const node of nodes) {
    const point = positions.get(node.id)
    if (point) boxes.set(node.id, boxAround(point, readPlaceSize(node)))
    if (point) centers.set(node.id, point)
  }
  for (const node of missing) {
    const { id } = node
    const neighbourId = edges
      .filter(({ from, to }) => from === id || to === id)
      .map(({ from, to }) => (from === id ? to : from))
      .find((other) => positions.has(other) || places.has(other))
    const neighbour =
      neighbourId === undefined ? undefined : (positions.get(neighbourId) ?? places.get(neighbourId))
    const place = findFreePlace(readPlaceSize(node), neighbour, [...boxes.values()], {
      isClear: (point) => isClear(id, point),
    })
    places.set(id, place)
    centers.set(id, place)
    boxes.set(id, boxAround(place, readPlaceSize(node)))
    if (neighbour) growth.set(id, { x: neighbour.x - place.x, y: neighbour.y - place.y })
  }
  return places
}

/** Returns the boxes of the nodes that have a place. */
export function computeBoxes(
  nodes: readonly GraphNode[],
  positions: ReadonlyMap<string, Point>,
): Map<string, Box> {
  const boxes = new Map<string, Box>()
  for (const { id, type } of nodes) {
    const point = positions.get(id)
    if (point) boxes.set(id, boxAround(point, nodeSizes[type]))
  }
  return boxes
}
