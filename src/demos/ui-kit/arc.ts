const pointAt = (turn: number, radius: number) => {
  const angle = 2 * Math.PI * turn - Math.PI / 2
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** A circle cannot be one arc: where it ends it has begun. */
const nearlyWhole = 0.9999

/** The path of an arc around 0,0 between two turns, clockwise from the top; a turn is 1. */
export function arcPath(from: number, to: number, radius: number): string {
  const end = Math.min(to, from + nearlyWhole)
  const isLong = end - from > 0.5 ? 1 : 0
  return `M ${pointAt(from, radius)} A ${radius} ${radius} 0 ${isLong} 1 ${pointAt(end, radius)}`
}

/** Where each value's share of a turn begins and ends. Without any value there is nothing to divide. */
export function sharesOf(values: readonly number[]): { from: number; to: number }[] {
  const sum = values.reduce((all, value) => all + value, 0)
  if (sum <= 0) return values.map(() => ({ from: 0, to: 0 }))
  let done = 0
  return values.map((value) => {
    const from = done / sum
    done += value
    return { from, to: done / sum }
  })
}
