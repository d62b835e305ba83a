import { type Box, findBounds } from './boxes.ts'

/** The space between components of the graph, in px. */
const gap = 56

/** Packs components side by side, the tallest first, and begins a new row if one gets too long. */
export function packInRows(components: Map<string, Box>[], aspect: number): Map<string, Box> {
  const sized = components
    .map((boxes) => ({ boxes, bounds: findBounds([...boxes.values()]) }))
    .sort((one, other) => other.bounds.height - one.bounds.height)
  const area = sized.reduce((sum, { bounds }) => sum + (bounds.width + gap) * (bounds.height + gap), 0)
  const longest = Math.max(Math.sqrt(area * aspect), ...sized.map(({ bounds }) => bounds.width))
  const all = new Map<string, Box>()
  let [x, y, rowHeight] = [0, 0, 0]
  for (const { boxes, bounds } of sized) {
    if (x > 0 && x + bounds.width > longest) [x, y, rowHeight] = [0, y + rowHeight + gap, 0]
    for (const [id, box] of boxes) all.set(id, { ...box, x: box.x - bounds.x + x, y: box.y - bounds.y + y })
    x += bounds.width + gap
    rowHeight = Math.max(rowHeight, bounds.height)
  }
  return all
}
