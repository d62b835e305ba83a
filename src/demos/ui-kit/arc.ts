const formatPoint = (turn: number, radius: number) => {
  const angle = 2 * Math.PI * turn - Math.PI / 2
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** SVG does not draw an arc with equal ends, so a full circle stops just short. */
const maxArcTurn = 0.9999

/**
 * Returns the SVG path of an arc around 0,0, between two angles in turns (0 to 1), clockwise from the top.
 */
export function arcPath(from: number, to: number, radius: number): string {
  const end = Math.min(to, from + maxArcTurn)
  const isLong = end - from > 0.5 ? 1 : 0
  return `M ${formatPoint(from, radius)} A ${radius} ${radius} 0 ${isLong} 1 ${formatPoint(end, radius)}`
}

/** Returns start and end angle of each value's share, in turns; empty if the sum is zero. */
export function computeArcs(values: readonly number[]): { from: number; to: number }[] {
  const sum = values.reduce((all, value) => all + value, 0)
  if (sum <= 0) return values.map(() => ({ from: 0, to: 0 }))
  let done = 0
  return values.map((value) => {
    const from = done / sum
    done += value
    return { from, to: done / sum }
  })
}
