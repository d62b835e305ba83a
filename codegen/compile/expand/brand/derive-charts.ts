import { type BrandPalette, chartSeries, type ThemedHex } from '../../../../manifest/contract/brand.ts'
import { surfaces, type ThemeName, themeNames } from '../../../../manifest/contract/surfaces.ts'
import { shapeContrast } from './derive-palette.ts'
import { computeContrast, formatOklch, toOklch } from './oklch.ts'
import { computeNormalDistance, computeSeenDistance, listSeen, type SeenColor } from './vision.ts'

/** Two series differ by at least this distance in OKLab for people with any colour-vision deficiency. */
const leastDistance = 0.1

export const areDistinct = (one: string, other: string) =>
  computeSeenDistance(listSeen(one), listSeen(other)) >= leastDistance

/** Returns true if a series can be seen on a panel. */
export const isOnPanel = (hex: string, theme: ThemeName) =>
  computeContrast(hex, surfaces[theme].panel) >= shapeContrast

/** Derives the colour of the dark theme: lighter, and in the same order of lightness. */
export const deriveDarkSeries = (light: string): string => {
  const color = toOklch(light)
  return formatOklch({ ...color, lightness: Math.max(0.55, 0.22 + 0.88 * color.lightness) })
}

const byKey = new Map<string, ThemedHex[]>()

/** Returns the colours of all series: the given ones, the primary colour if none is given, and colours that differ from those. */
export function deriveCharts(given: ThemedHex[], { light, dark }: BrandPalette): ThemedHex[] {
  const first = given.length > 0 ? given : [{ light: light.solid, dark: dark.solid }]
  const key = JSON.stringify(first)
  const charts = byKey.get(key) ?? completeCharts(first)
  byKey.set(key, charts)
  return charts
}

type Series = { hex: ThemedHex; seen: Record<ThemeName, SeenColor> }

const toSeries = (hex: ThemedHex): Series => ({
  hex,
  seen: { light: listSeen(hex.light), dark: listSeen(hex.dark) },
})

type Measure = (one: SeenColor, other: SeenColor) => number

/**
 * Tries each colour that differs as the next one, and takes the set whose colours differ most with normal vision. If no set is
 * complete, it takes colours that differ most for those who see the smallest difference.
 */
function completeCharts(given: ThemedHex[]): ThemedHex[] {
  const start = given.map(toSeries)
  if (start.length === chartSeries.length) return given
  const pool = listCandidates().filter((candidate) => start.every((series) => isDistinct(candidate, series)))
  const fill = (measure: Measure) =>
    pool
      .map((next) => fillGreedily([...start, next], pool, measure))
      .filter((set) => set.length === chartSeries.length)
  const normal = fill(computeNormalDistance)
  const complete = normal.length > 0 ? normal : fill(computeSeenDistance)
  const rated = complete.map((set) => ({ set, distance: findLeastDistance(set) }))
  const best = rated.reduce((one, next) => (next.distance > one.distance ? next : one), {
    set: start,
    distance: 0,
  })
  return best.set.map(({ hex }) => hex)
}

function fillGreedily(start: Series[], pool: Series[], measure: Measure): Series[] {
  const chosen = [...start]
  let left = pool
  while (chosen.length < chartSeries.length) {
    const last = chosen.at(-1)
    left = left.filter((candidate) => last === undefined || isDistinct(candidate, last))
    const [first, ...others] = left.map((series) => ({
      series,
      distance: measureAll(series, chosen, measure),
    }))
    if (first === undefined) return chosen
    const farthest = others.reduce((best, next) => (next.distance > best.distance ? next : best), first)
    chosen.push(farthest.series)
  }
  return chosen
}

const isDistinct = (one: Series, other: Series) =>
  measureThemes(one, other, computeSeenDistance) >= leastDistance

const measureThemes = (one: Series, other: Series, measure: Measure) =>
  Math.min(...themeNames.map((theme) => measure(one.seen[theme], other.seen[theme])))

const measureAll = (one: Series, others: Series[], measure: Measure) =>
  Math.min(...others.map((other) => measureThemes(one, other, measure)))

const findLeastDistance = (set: Series[]) =>
  Math.min(
    ...set
      .slice(1)
      .map((series, index) => measureAll(series, set.slice(0, index + 1), computeNormalDistance)),
  )

let candidates: Series[] | undefined

function listCandidates(): Series[] {
  candidates ??= Array.from({ length: 24 }, (_, index) => index * 15).flatMap((hue) =>
    [0.35, 0.43, 0.51, 0.58, 0.64, 0.69].flatMap((lightness) =>
      [0.1, 0.15].flatMap((chroma) => {
        const light = formatOklch({ lightness, chroma, hue })
        const hex = { light, dark: deriveDarkSeries(light) }
        return themeNames.every((theme) => isOnPanel(hex[theme], theme)) ? [toSeries(hex)] : []
      }),
    ),
  )
  return candidates
}
