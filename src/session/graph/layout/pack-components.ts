import type { Steps } from '@/lib/run-in-slices.ts'
import { type Box, findBounds, type Point } from './boxes.ts'

/** A component of the graph: its boxes, and the lines between their centres. */
export type Component = { boxes: Map<string, Box>; lines: readonly (readonly [Point, Point])[] }

/** The size of a cell in px. Components keep a distance of about one cell. */
const cell = { width: 56, height: 34 }

type Cell = { x: number; y: number }

const cellKey = ({ x, y }: Cell) => `${x} ${y}`

/**
 * Packs components around the middle, the largest first: each goes to the nearest place where its cells are free
 * (polyomino packing; Freivalds, Dogrusoz and Kikusts, 2002). So small components fill the gaps between large ones.
 *
 * @param aspect The width of the canvas divided by its height.
 */
export function* packComponents(components: readonly Component[], aspect: number): Steps<Map<string, Box>> {
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
