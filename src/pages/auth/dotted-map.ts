import { brazilOutline } from './brazil-outline.ts'

type Point = [x: number, y: number]

/** Drawing units per degree of latitude. A degree of longitude is narrower (15° south). */
const scale = 10
const longitudeFactor = 0.966

/** Returns the position of a place in the drawing, in units. */
export function projectPoint(longitude: number, latitude: number): Point {
  return [(longitude + 74) * scale * longitudeFactor, (5.3 - latitude) * scale]
}

const outline = brazilOutline.flatMap((longitude, index) =>
  index % 2 === 0 ? [projectPoint(longitude, brazilOutline[index + 1] ?? 0)] : [],
)

export const mapSize = { width: 380, height: 392 }

/** Returns the points inside the country on a grid of staggered rows, `step` units apart. */
export function dottedMap(step: number): Point[] {
  const rowHeight = step * 0.866
  const points: Point[] = []
  for (let row = 0; row * rowHeight <= mapSize.height; row++) {
    const start = row % 2 === 0 ? 0 : step / 2
    for (let x = start; x <= mapSize.width; x += step) points.push([x, row * rowHeight])
  }
  return points.filter(isInside)
}

/** Even-odd rule: a ray to the right crosses the outline an odd number of times. */
function isInside([x, y]: Point): boolean {
  let isIn = false
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline.at(index - 1) ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn
  })
  return isIn
}

/** Joins the points to one path of zero-length strokes, which round caps turn into dots. */
export function dotsPath(points: Point[]): string {
  return points.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')
}
