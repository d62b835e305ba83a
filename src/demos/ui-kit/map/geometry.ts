import { geoDistance, geoMercator, geoPath } from 'd3-geo'
import { outlines } from './outlines.ts'
import { type Capital, capitals, type StateWithFigures, states } from './states.ts'

/** The size of the drawing, in its own units. */
export const mapSize = { width: 600, height: 600 }

const margin = 12

type Position = [longitude: number, latitude: number]

function decodeRing(text: string): Position[] {
  let [x, y] = [0, 0]
  return text.split(',').map((step) => {
    const [right = 0, up = 0] = step.split(' ').map(Number)
    x += right
    y += up
    return [x / 100, y / 100]
  })
}

const readShape = (name: string) => ({
  type: 'MultiPolygon' as const,
  coordinates: (outlines[name] ?? '').split(';').map((ring) => [decodeRing(ring)]),
})

const shapes = states.map((state) => ({ state, shape: readShape(state.name) }))

const projection = geoMercator().fitExtent(
  [
    [margin, margin],
    [mapSize.width - margin, mapSize.height - margin],
  ],
  { type: 'GeometryCollection', geometries: shapes.map(({ shape }) => shape) },
)

const toPath = geoPath(projection)

export type Bounds = [[left: number, top: number], [right: number, bottom: number]]

export type DrawnState = { state: StateWithFigures; path: string; center: [number, number]; bounds: Bounds }

/** Large states first: the Distrito Federal lies on top of Goiás. */
export const drawnStates: readonly DrawnState[] = shapes
  .map(({ state, shape }) => ({
    state,
    path: toPath(shape) ?? '',
    center: toPath.centroid(shape),
    bounds: toPath.bounds(shape),
  }))
  .sort((a, b) => b.state.area - a.state.area)

export type DrawnCapital = { capital: Capital; x: number; y: number }

export const drawnCapitals: readonly DrawnCapital[] = capitals.map((capital) => {
  const [x = 0, y = 0] = projection([capital.longitude, capital.latitude]) ?? []
  return { capital, x, y }
})

/** In km (IUGG). */
const earthRadius = 6371

/** Returns the capitals nearest to a capital, with the distance as the crow flies, in km. */
export function listNearestCapitals(uf: string, count: number) {
  const from = capitals.find((capital) => capital.uf === uf)
  if (!from) return []
  return capitals
    .filter((capital) => capital !== from)
    .map((capital) => ({
      capital,
      distance:
        earthRadius * geoDistance([from.longitude, from.latitude], [capital.longitude, capital.latitude]),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
}

/** Returns the smallest bounds around states. */
export function joinBounds(drawn: readonly DrawnState[]): Bounds {
  const all = drawn.map(({ bounds }) => bounds)
  return [
    [Math.min(...all.map(([[left]]) => left)), Math.min(...all.map(([[, top]]) => top))],
    [Math.max(...all.map(([, [right]]) => right)), Math.max(...all.map(([, [, bottom]]) => bottom))],
  ]
}
