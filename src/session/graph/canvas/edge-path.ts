import { type Box, computeArrowHead, computeLine, findCenter } from '../layout/boxes.ts'

/** Returns a line from middle to middle. The nodes cover its ends, also when they are drawn smaller. */
export function buildEdgePath(from: Box, to: Box): string {
  const [start, end] = [findCenter(from), findCenter(to)]
  return `M${start.x},${start.y}L${end.x},${end.y}`
}

export const buildArrowPoints = (from: Box, to: Box): string =>
  computeArrowHead(...computeLine(from, to))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
