import { chakra } from '@chakra-ui/react'

type Point = [x: number, y: number]

/** Drawing units per degree of latitude. A degree of longitude is narrower (15° south). */
const scale = 10

const longitudeFactor = 0.966

/** Manaus, Belém, Recife, Salvador, São Paulo, Porto Alegre. */
const cities = dotsPath([
  projectPoint(-60, -3.1),
  projectPoint(-48.5, -1.5),
  projectPoint(-35.2, -8.1),
  projectPoint(-38.6, -12.8),
  projectPoint(-46.6, -23.5),
  projectPoint(-51.4, -30),
])

type DottedCountryProps = { country: string; dot: number }

export function DottedCountry({ country, dot }: DottedCountryProps) {
  return (
    <>
      <chakra.path d={country} stroke="border.emphasized" strokeWidth={dot} />
      <chakra.path d={cities} stroke="primary.emphasized" strokeWidth={dot * 3.2} />
      <chakra.path d={cities} stroke="primary.solid" strokeWidth={dot * 1.5} />
    </>
  )
}

/** Returns the position of a place in the drawing, in units. */
export function projectPoint(longitude: number, latitude: number): Point {
  return [(longitude + 74) * scale * longitudeFactor, (5.3 - latitude) * scale]
}

/**
 * Brazil's outline, drawn by hand, clockwise from the north: alternating longitude and latitude in degrees.
 */
const brazilOutline: number[] = [
  -60.2, 5.2, -59.8, 4.5, -59.5, 3.9, -59.9, 2.5, -59.6, 1.8, -58.9, 1.3, -57.3, 2.0, -55.9, 1.9, -55.0, 2.5,
  -52.7, 2.2, -51.7, 4.1, -50.7, 2.2, -49.9, 1.5, -50.0, 0.5, -48.4, -0.3, -46.2, -0.9, -44.7, -1.7, -44.3,
  -2.5, -41.8, -2.8, -40.0, -2.8, -38.5, -3.7, -37.3, -4.7, -35.5, -5.1, -34.8, -7.2, -34.9, -8.2, -35.3,
  -9.3, -36.4, -10.5, -37.2, -11.6, -38.2, -12.8, -39.0, -13.5, -39.1, -17.0, -39.7, -19.4, -40.3, -20.5,
  -41.0, -21.9, -42.0, -22.9, -44.6, -23.2, -46.5, -24.1, -47.9, -25.0, -48.5, -25.8, -48.6, -28.3, -49.7,
  -29.3, -50.3, -30.4, -52.1, -32.2, -53.4, -33.7, -53.8, -32.1, -55.6, -30.9, -57.6, -30.2, -56.2, -28.7,
  -55.4, -27.6, -54.1, -27.2, -53.7, -26.0, -54.6, -25.6, -54.3, -24.6, -55.4, -23.9, -55.7, -22.5, -57.9,
  -22.1, -58.1, -20.1, -57.7, -19.0, -58.4, -17.2, -58.3, -16.3, -60.1, -16.3, -60.3, -13.9, -62.8, -13.0,
  -65.0, -12.0, -65.4, -9.8, -66.6, -9.9, -68.6, -11.1, -70.6, -11.0, -70.6, -9.6, -72.2, -10.0, -73.2, -9.4,
  -74.0, -7.5, -73.2, -6.1, -72.9, -5.2, -71.9, -4.5, -69.95, -4.3, -69.4, -1.1, -70.05, 0.5, -69.1, 0.7,
  -69.8, 1.7, -67.9, 1.8, -66.9, 1.2, -65.5, 0.7, -64.0, 1.9, -63.4, 2.2, -64.2, 4.1, -62.9, 3.6, -61.9, 4.2,
  -60.7, 5.2,
]

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
