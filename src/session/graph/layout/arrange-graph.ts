import type { Steps } from '@/lib/run-in-slices.ts'
import {
  type Box,
  boxAround,
  findBounds,
  findCenter,
  type Point,
  type Size,
  separateBoxes,
  spacing,
} from './boxes.ts'
import { clearLines } from './clear-lines.ts'
import { solveStress } from './solve-stress.ts'

/** A graph for the layout: the sizes of its nodes by id, and pairs of ids. */
export type LayoutGraph = {
  /** The spaces that nodes take. */
  sizes: ReadonlyMap<string, Size>
  /** The sizes that all nodes are drawn in, if some are smaller. */
  bodies?: ReadonlyMap<string, Size>
  edges: readonly (readonly [string, string])[]
}

/** The part of a component's area that its nodes fill before they are moved apart. */
const density = 0.7

/**
 * Returns the centres of all nodes, without overlap. The same graph is always placed in the same way. Components
 * are packed side by side.
 *
 * @param aspect Width of the canvas / height.
 * @param fixed Centres that nodes keep.
 */
export function* arrangeGraph(
  graph: LayoutGraph,
  aspect: number,
  fixed: ReadonlyMap<string, Point> = new Map(),
): Steps<Map<string, Point>> {
  const components: Component[] = []
  const single: string[] = []
  for (const ids of splitComponents(graph)) {
    if (ids.length > 1) components.push(yield* arrangeComponent(ids, graph, aspect))
    else single.push(...ids)
  }
  if (single.length > 0) components.push(arrangeInGrid(single, graph, aspect))
  const packed = yield* packComponents(components, aspect)
  const ids = [...packed.keys()]
  const boxes = ids.map((id) => {
    const size = graph.sizes.get(id) ?? { width: 0, height: 0 }
    const box = packed.get(id) ?? boxAround({ x: 0, y: 0 }, size)
    const point = fixed.get(id)
    return point ? boxAround(point, size) : box
  })
  yield* separateBoxes(boxes, (index) => fixed.has(ids[index] ?? ''))
  return new Map(boxes.map((box, index) => [ids[index] ?? '', findCenter(box)]))
}

/** Returns the ids of each component, the node with the most edges first. */
function splitComponents({ sizes, edges }: LayoutGraph): string[][] {
  const neighbours = listNeighbours(sizes.keys(), edges)
  const byEdges = [...sizes.keys()].sort(
    (one, other) => (neighbours.get(other)?.size ?? 0) - (neighbours.get(one)?.size ?? 0),
  )
  const seen = new Set<string>()
  return byEdges.flatMap((start) => {
    if (seen.has(start)) return []
    seen.add(start)
    const component = [start]
    for (const id of component)
      for (const next of neighbours.get(id) ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          component.push(next)
        }
    return [component]
  })
}

function listNeighbours(ids: Iterable<string>, edges: LayoutGraph['edges']): Map<string, Set<string>> {
  const neighbours = new Map([...ids].map((id) => [id, new Set<string>()]))
  for (const [from, to] of edges) {
    if (from === to || !neighbours.has(from) || !neighbours.has(to)) continue
    neighbours.get(from)?.add(to)
    neighbours.get(to)?.add(from)
  }
  return neighbours
}

function* arrangeComponent(
  ids: string[],
  { sizes, bodies = sizes, edges }: LayoutGraph,
  aspect: number,
): Steps<Component> {
  const index = new Map(ids.map((id, position) => [id, position]))
  const neighbours = listNeighbours(ids, edges)
  const points = yield* solveStress(
    ids.map((id) => [...(neighbours.get(id) ?? [])].map((next) => index.get(next) ?? 0)),
  )
  turnLongSide(points, aspect)
  const sized = ids.map((id) => sizes.get(id) ?? { width: 0, height: 0 })
  const scale = computeScale(points, sized)
  const boxes = points.map(({ x, y }, position) =>
    boxAround({ x: x * scale.x, y: y * scale.y }, sized[position] ?? { width: 0, height: 0 }),
  )
  yield* separateBoxes(boxes)
  const centers = new Map(boxes.map((box, position) => [ids[position] ?? '', findCenter(box)]))
  yield* clearLines({
    centers,
    sizes,
    bodies,
    edges: edges.filter(([from, to]) => index.has(from) && index.has(to)),
  })
  const lines = edges.flatMap(([from, to]) => {
    const [start, end] = [centers.get(from), centers.get(to)]
    return start && end ? [[start, end] as const] : []
  })
  const placed = [...centers].map(([id, center]): [string, Box] => [
    id,
    boxAround(center, sizes.get(id) ?? { width: 0, height: 0 }),
  ])
  return { boxes: new Map(placed), lines }
}

/** Places nodes without edges in rows. */
function arrangeInGrid(ids: readonly string[], { sizes }: LayoutGraph, aspect: number): Component {
  const width = Math.max(...ids.map((id) => sizes.get(id)?.width ?? 0)) + spacing.x
  const height = Math.max(...ids.map((id) => sizes.get(id)?.height ?? 0)) + spacing.y
  const columns = Math.max(1, Math.ceil(Math.sqrt((ids.length * height * aspect) / width)))
  const boxes = ids.map((id, index): [string, Box] => {
    const center = { x: (index % columns) * width, y: Math.floor(index / columns) * height }
    return [id, boxAround(center, sizes.get(id) ?? { width: 0, height: 0 })]
  })
  return { boxes: new Map(boxes), lines: [] }
}

/** Turns the points so that their long side lies along the long side of the canvas. */
function turnLongSide(points: Point[], aspect: number): void {
  const mean = { x: average(points.map(({ x }) => x)), y: average(points.map(({ y }) => y)) }
  let [xx, yy, xy] = [0, 0, 0]
  for (const { x, y } of points) {
    xx += (x - mean.x) ** 2
    yy += (y - mean.y) ** 2
    xy += (x - mean.x) * (y - mean.y)
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2 + (aspect < 1 ? Math.PI / 2 : 0)
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  for (const point of points) {
    const [x, y] = [point.x - mean.x, point.y - mean.y]
    point.x = x * cos - y * sin
    point.y = x * sin + y * cos
  }
}

const average = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Returns the factors that turn distances of one edge into px. Nodes are wider than high. */
function computeScale(points: Point[], sized: Size[]): { x: number; y: number } {
  const width = average(sized.map((size) => size.width)) + spacing.x
  const height = average(sized.map((size) => size.height)) + spacing.y
  const ratio = Math.sqrt(width / height)
  const spanX = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x)) + 1
  const spanY = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y)) + 1
  const needed = (points.length * width * height) / density
  const edge = Math.max(Math.sqrt(needed / (spanX * spanY)), Math.sqrt(width * height) * 0.8)
  return { x: edge * Math.sqrt(ratio), y: edge / Math.sqrt(ratio) }
}

/** A component of the graph: its boxes, and the lines between their centres. */
type Component = { boxes: Map<string, Box>; lines: readonly (readonly [Point, Point])[] }

/** The size of a cell in px. Components keep a distance of about one cell. */
const cell = { width: 56, height: 34 }

type Cell = { x: number; y: number }

const cellKey = ({ x, y }: Cell) => `${x} ${y}`

/**
 * Packs components around the middle, the largest first: each goes to the nearest place where its cells are free
 * (polyomino packing; Freivalds, Dogrusoz and Kikusts, 2002). So small components fill the gaps between large ones.
 *
 * @param aspect Width of the canvas / height.
 */
function* packComponents(components: readonly Component[], aspect: number): Steps<Map<string, Box>> {
  const placed = new Map<string, Box>()
  const taken = new Set<string>()
  const sized = components
    .map((component) => ({ ...component, cells: listCells(component) }))
    .sort((one, other) => other.cells.length - one.cells.length)
  for (const { boxes, cells } of sized) {
    const place = yield* findPlace(cells, taken, aspect)
    for (const { x, y } of cells) taken.add(cellKey({ x: x + place.x, y: y + place.y }))
    for (const [id, box] of boxes)
      placed.set(id, { ...box, x: box.x + place.x * cell.width, y: box.y + place.y * cell.height })
  }
  return placed
}

/** Returns the cells that a component covers, with a margin around its boxes. They are centred on 0, 0. */
function listCells({ boxes, lines }: Component): Cell[] {
  const bounds = findBounds([...boxes.values()])
  const [dx, dy] = [-bounds.x - bounds.width / 2, -bounds.y - bounds.height / 2]
  const covered = new Map<string, Cell>()
  const cover = (x: number, y: number) => covered.set(cellKey({ x, y }), { x, y })
  for (const box of boxes.values()) {
    box.x += dx
    box.y += dy
    const right = Math.ceil((box.x + box.width) / cell.width)
    const bottom = Math.ceil((box.y + box.height) / cell.height)
    for (let x = Math.floor(box.x / cell.width) - 1; x <= right; x += 1)
      for (let y = Math.floor(box.y / cell.height) - 1; y <= bottom; y += 1) cover(x, y)
  }
  for (const [from, to] of lines) {
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / cell.height)
    for (let step = 0; step <= steps; step += 1) {
      const part = step / Math.max(1, steps)
      const [x, y] = [from.x + (to.x - from.x) * part + dx, from.y + (to.y - from.y) * part + dy]
      cover(Math.floor(x / cell.width), Math.floor(y / cell.height))
    }
  }
  return [...covered.values()]
}

/** Returns the free place nearest to the middle. Places are tried in growing rectangles of the canvas's shape. */
function* findPlace(cells: readonly Cell[], taken: ReadonlySet<string>, aspect: number): Steps<Cell> {
  const isFree = (x: number, y: number) =>
    cells.every((each) => !taken.has(cellKey({ x: each.x + x, y: each.y + y })))
  const ratio = (aspect * cell.height) / cell.width
  if (isFree(0, 0)) return { x: 0, y: 0 }
  for (let ring = 1; ; ring += 1) {
    const [width, height] = [Math.round(ring * Math.max(1, ratio)), Math.round(ring * Math.max(1, 1 / ratio))]
    for (const place of listRing(width, height)) if (isFree(place.x, place.y)) return place
    yield
  }
}

/** Returns the places on the border of a rectangle, those nearest to the axes first. */
function listRing(width: number, height: number): Cell[] {
  const places: Cell[] = []
  for (let y = 0; y <= height; y += 1)
    for (const sign of y === 0 ? [1] : [1, -1])
      places.push({ x: width, y: y * sign }, { x: -width, y: y * sign })
  for (let x = 0; x < width; x += 1)
    for (const sign of x === 0 ? [1] : [1, -1])
      places.push({ x: x * sign, y: height }, { x: x * sign, y: -height })
  return places.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
}
