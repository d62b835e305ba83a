import { type LinearRgb, type Oklab, toLinearRgb, toOklab } from './oklch.ts'

/**
 * Colour-vision deficiencies as matrices on linear sRGB, severity 1: Machado, Oliveira and Fernandes, "A Physiologically-based Model
 * for Simulation of Color Vision Deficiency" (2009).
 */
const deficiencies: LinearRgb[][] = [
  // Protanopia, deuteranopia, tritanopia.
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
]

const simulate = (matrix: LinearRgb[], [r, g, b]: LinearRgb): LinearRgb =>
  matrix.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b))) as LinearRgb

/** A colour as people see it: first with normal vision, then with each deficiency. */
export type SeenColor = Oklab[]

export function listSeen(hex: string): SeenColor {
  const rgb = toLinearRgb(hex)
  return [rgb, ...deficiencies.map((matrix) => simulate(matrix, rgb))].map(toOklab)
}

const distance = (one: Oklab = [0, 0, 0], other: Oklab = [0, 0, 0]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Returns the distance in OKLab with normal vision. */
export const computeNormalDistance = ([one]: SeenColor, [other]: SeenColor) => distance(one, other)

/** Returns the smallest distance in OKLab at which any of these people see two colours. */
export const computeSeenDistance = (one: SeenColor, other: SeenColor) =>
  Math.min(...one.map((color, index) => distance(color, other[index])))
