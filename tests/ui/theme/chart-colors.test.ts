import { describe, expect, it } from 'vitest'
import { chartColors } from '@/ui/theme/chart-colors.ts'
import { neutral } from '@/ui/theme/palette.ts'

type Rgb = [number, number, number]

type Matrix = [Rgb, Rgb, Rgb]

const normal: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear sRGB. */
const visions: Record<string, Matrix> = {
  normal,
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const toLinearRgb = (hex: string): Rgb =>
  [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as Rgb

const multiply = (matrix: Matrix, [r, g, b]: Rgb): Rgb =>
  matrix.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b))) as Rgb

/** Björn Ottosson's OKLab. */
function toOklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(toLinearRgb(one)), luminance(toLinearRgb(other))].sort(
    (a, b) => a - b,
  )
  return (high + 0.05) / (low + 0.05)
}

const themes = [
  ['_light', neutral[0]],
  ['_dark', neutral[900]],
] as const

describe.each(themes)('the chart hues, %s', (theme, panel) => {
  const hues = Object.values(chartColors).map(({ value }) => value[theme])

  it('are at most five', () => {
    expect(hues.length).toBeLessThanOrEqual(5)
  })

  it.each(Object.entries(visions))('differ for %s vision', (_name, matrix) => {
    const seen = hues.map((hue) => toOklab(multiply(matrix, toLinearRgb(hue))))
    const distances = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .map((other) => Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))),
    )
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.1)
  })

  it.each(hues)('%s has enough contrast on a panel', (hue) => {
    expect(contrast(hue, panel)).toBeGreaterThanOrEqual(3)
  })
})
