import { type Box, computeArrowHead, computeLine } from '../layout/boxes.ts'

export function buildEdgePath(from: Box, to: Box): string {
  const [start, end] = computeLine(from, to)
  return `M${start.x},${start.y}L${end.x},${end.y}`
}

export const buildArrowPoints = (from: Box, to: Box): string =>
  computeArrowHead(...computeLine(from, to))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
