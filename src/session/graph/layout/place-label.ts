import { type Box, boxAround, computeLabelPoint, computeLine, isOverlapping, type Point } from './boxes.ts'

/** The size of an edge's label in px; `letter` is the average width of a letter. */
const labelSize = { letter: 8, padding: 24, height: 30 }

/** Distances from the line that are tried, in px. */
const offsets = [0, 22, -22, 44, -44, 66, -66]

/** Returns a place for the label of an edge, beside the line if there is no space on it. */
export function placeLabel(label: string, from: Box, to: Box, boxes: Iterable<Box>): Point {
  const line = computeLine(from, to)
  const middle = computeLabelPoint(line)
  const size = { width: label.length * labelSize.letter + labelSize.padding, height: labelSize.height }
  const all = [...boxes]
  const places = offsets.map((offset) => ({ x: middle.x, y: middle.y + offset }))
  return places.find((place) => !all.some((box) => isOverlapping(box, boxAround(place, size)))) ?? middle
}
