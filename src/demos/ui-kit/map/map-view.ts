import { type Bounds, mapSize } from './geometry.ts'

/** The drawing's scale and its offset, in units of the drawing. */
export type MapView = { scale: number; x: number; y: number }

type Point = { x: number; y: number }

export const wholeMap: MapView = { scale: 1, x: 0, y: 0 }

const maxScale = 12

/** The share of the map that a zoom to bounds fills. */
const filledShare = 0.8

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Keeps the drawing over the whole frame. */
function limitView({ scale, x, y }: MapView): MapView {
  const { width, height } = mapSize
  return { scale, x: clamp(x, width * (1 - scale), 0), y: clamp(y, height * (1 - scale), 0) }
}

/** Zooms by a factor. The point under `at`, in units of the frame, stays; by default the centre. */
export function zoomBy(
  view: MapView,
  factor: number,
  at: Point = { x: mapSize.width / 2, y: mapSize.height / 2 },
): MapView {
  const scale = clamp(view.scale * factor, 1, maxScale)
  const change = scale / view.scale
  return limitView({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change })
}

export const panBy = (view: MapView, right: number, down: number): MapView =>
  limitView({ ...view, x: view.x + right, y: view.y + down })

/** Centres bounds, as large as they fit. */
export function zoomTo([[left, top], [right, bottom]]: Bounds): MapView {
  const { width, height } = mapSize
  const fit = filledShare * Math.min(width / (right - left), height / (bottom - top))
  const scale = clamp(fit, 1, maxScale)
  return limitView({
    scale,
    x: width / 2 - (scale * (left + right)) / 2,
    y: height / 2 - (scale * (top + bottom)) / 2,
  })
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Zooms and pans while one finger moves and the other rests: what is under both stays there. Points are in units of the frame. */
export function pinchBy(view: MapView, resting: Point, from: Point, to: Point): MapView {
  const factor = distance(resting, to) / Math.max(1, distance(resting, from))
  const middle = { x: (resting.x + from.x) / 2, y: (resting.y + from.y) / 2 }
  return panBy(zoomBy(view, factor, middle), (to.x - from.x) / 2, (to.y - from.y) / 2)
}
