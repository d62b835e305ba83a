/**
 * Colours in OKLCH and sRGB. The matrices come from Björn Ottosson, "A perceptual color space for image processing" (2020),
 * https://bottosson.github.io/posts/oklab/. IEC 61966-2-1 defines the transfer function.
 */

type Triple = [number, number, number]

/** Red, green and blue in linear light, 0 to 1 inside of sRGB. */
export type LinearRgb = Triple

/** Lightness, and the two axes of hue. */
export type Oklab = Triple

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

export const toLinearRgb = (hex: string): LinearRgb =>
  [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as LinearRgb

const toHex = (rgb: LinearRgb): string =>
  `#${rgb
    .map((value) => Math.min(1, Math.max(0, value)))
    .map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`

export function toOklab([r, g, b]: LinearRgb): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function toOklch(hex: string): Oklch {
  const [lightness, a, b] = toOklab(toLinearRgb(hex))
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

function toRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isInGamut = (rgb: LinearRgb) => rgb.every((value) => value >= -1e-4 && value <= 1 + 1e-4)

/** Returns the colour as hex. Outside of sRGB it keeps lightness and hue, and takes the largest chroma that fits. */
export function formatOklch(color: Oklch): string {
  if (isInGamut(toRgb(color))) return toHex(toRgb(color))
  let [low, high] = [0, color.chroma]
  for (let round = 0; round < 20; round++) {
    const chroma = (low + high) / 2
    if (isInGamut(toRgb({ ...color, chroma }))) low = chroma
    else high = chroma
  }
  return toHex(toRgb({ ...color, chroma: low }))
}

const luminance = ([r, g, b]: LinearRgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** Returns the contrast of two colours by WCAG 2.2, 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(toLinearRgb(one)), luminance(toLinearRgb(other))].sort(
    (a, b) => a - b,
  )
  return (high + 0.05) / (low + 0.05)
}

/** Mixes two colours in sRGB, as `color-mix(in srgb, …)` does. `share` belongs to the second colour. */
export function mixColors(one: string, other: string, share: number): string {
  const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return `#${[1, 3, 5]
    .map((start) => Math.round(channel(one, start) * (1 - share) + channel(other, start) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`
}
