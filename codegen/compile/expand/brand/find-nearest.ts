import { formatOklch, type Oklch, toOklch } from './oklch.ts'

const lightnesses = Array.from({ length: 181 }, (_, index) => 0.08 + index * 0.005)

const chromaShares = [1, 0.85, 0.7, 1.2]

/** In degrees. */
const turns = [0, 8, -8, 16, -16, 24, -24, 36, -36, 48, -48, 64, -64]

type Passes = (hex: string) => boolean

/** Returns the colour of the same hue nearest to `hex` in OKLab that passes; `undefined` if none does. */
export const findNearestOfHue = (hex: string, passes: Passes) => findNearest(hex, passes, [0])

/** Returns the colour nearest to `hex` in OKLab that passes, of the same hue or one beside it; `undefined` if none does. */
export function findNearest(hex: string, passes: Passes, hueTurns = turns): string | undefined {
  const from = toOklch(hex)
  const candidates = hueTurns.flatMap((turn) =>
    chromaShares.flatMap((share) =>
      lightnesses.map((lightness) => {
        const color = { lightness, chroma: from.chroma * share, hue: from.hue + turn }
        return { color, distance: computePolarDistance(from, color) }
      }),
    ),
  )
  // The distance is that before a colour is fitted into sRGB, which only takes chroma.
  candidates.sort((one, other) => one.distance - other.distance)
  for (const { color } of candidates) {
    const candidate = formatOklch(color)
    if (passes(candidate)) return candidate
  }
  return undefined
}

function computePolarDistance(one: Oklch, other: Oklch): number {
  const turn = ((other.hue - one.hue) * Math.PI) / 180
  const across = one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(turn)
  return Math.hypot(one.lightness - other.lightness, Math.sqrt(Math.max(0, across)))
}
