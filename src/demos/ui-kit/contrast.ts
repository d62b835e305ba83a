import { createNumberFormat } from '@/lib/format/intl.ts'

/** Relative luminance of a channel (WCAG 2). */
function linearizeChannel(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linearizeChannel(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors (`#RRGGBB`), from 1 to 21 (WCAG 2). */
export function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const ratioFormat = createNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a contrast ratio, rounded down: 4.49 must not read as 4,5:1. */
export const formatRatio = (ratio: number) => `${ratioFormat.format(Math.floor(ratio * 10) / 10)}:1`
