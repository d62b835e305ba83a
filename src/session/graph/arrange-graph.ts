import { Graph, layout } from '@dagrejs/dagre'
import type { Box } from './boxes.ts'
import { formatLinkLabel, listSharedTexts } from './graph-texts.ts'
import type { SessionGraph, SharedValues } from './session-graph.ts'

const subjectSize = { width: 208, height: 76 }

/** The width and line height of a shared-values node, in px. */
const sharedSize = { width: 168, line: 18, padding: 14 }

/** The size of an edge label, in px. `letter` is the average width of a letter. */
const labelSize = { letter: 6.5, padding: 24, height: 24 }

/** The space between components of the graph, in px. */
const gap = 48

/** A shared-values node with more subjects goes below the graph: among them it would pull them apart. */
const maxNearSubjects = 5

/**
 * Places all subjects and shared values without overlap, always in the same way. An origin comes before the
 * subjects that it led to. Components are packed in rows.
 *
 * @param aspect The width of the canvas divided by its height.
 */
export function arrangeGraph(graph: SessionGraph, aspect: number): Map<string, Box> {
  const [across, down] = (['LR', 'TB'] as const).map((direction) => placeBoxes(graph, aspect, direction))
  return across && (!down || computeScale(across, aspect) >= computeScale(down, aspect))
    ? across
    : (down ?? new Map())
}

/** Returns the relative scale at which the boxes fit a canvas of this aspect. */
function computeScale(boxes: Map<string, Box>, aspect: number): number {
  const { width, height } = measureBoxes([...boxes.values()])
  return Math.min(aspect / width, 1 / height)
}

type Direction = 'LR' | 'TB'

function placeBoxes(graph: SessionGraph, aspect: number, direction: Direction): Map<string, Box> {
  const near = graph.shared.filter(({ subjects }) => subjects.length <= maxNearSubjects)
  const far = graph.shared.filter(({ subjects }) => subjects.length > maxNearSubjects)
  const components = splitComponents({ ...graph, shared: near }).map((component) =>
    layOutComponent(component, direction),
  )
  const boxes = packInRows(components, aspect)
  const { width, height } = measureBoxes([...boxes.values()])
  const below = packInRows(
    far.map((group) => new Map([[group.id, { x: 0, y: 0, ...measureShared(group) }]])),
    aspect,
    width,
  )
  for (const [id, box] of below) boxes.set(id, { ...box, y: box.y + height + 2 * gap })
  return boxes
}

const measureShared = (group: SharedValues) => ({
  width: sharedSize.width,
  height: listSharedTexts(group).length * sharedSize.line + sharedSize.padding,
})

function splitComponents({ subjects, links, shared }: SessionGraph): SessionGraph[] {
  const componentIds = new Map(subjects.map(({ id }) => [id, id]))
  const join = ([first = '', ...others]: string[]) => {
    const joined = new Set(others.map((id) => componentIds.get(id)))
    for (const [id, name] of componentIds)
      if (joined.has(name)) componentIds.set(id, componentIds.get(first) ?? first)
  }
  for (const { from, to } of links) join([from, to])
  for (const group of shared) join(group.subjects)
  return [...new Set(componentIds.values())].map((name) => ({
    subjects: subjects.filter(({ id }) => componentIds.get(id) === name),
    links: links.filter(({ from }) => componentIds.get(from) === name),
    shared: shared.filter(({ subjects: [first = ''] }) => componentIds.get(first) === name),
  }))
}

/** Lays out one component in layers, from left to right or from top to bottom. */
function layOutComponent({ subjects, links, shared }: SessionGraph, rankdir: Direction): Map<string, Box> {
  const layoutGraph = new Graph({ multigraph: true })
  layoutGraph.setGraph({ rankdir, nodesep: 28, ranksep: 44, edgesep: 16 })
  for (const { id } of subjects) layoutGraph.setNode(id, { ...subjectSize })
  for (const edge of links) {
    const width = formatLinkLabel(edge).length * labelSize.letter + labelSize.padding
    layoutGraph.setEdge(edge.from, edge.to, { width, height: labelSize.height, labelpos: 'c' })
  }
  for (const group of shared) {
    layoutGraph.setNode(group.id, measureShared(group))
    for (const subject of group.subjects) layoutGraph.setEdge(subject, group.id, {})
  }
  layout(layoutGraph)
  return new Map(
    layoutGraph.nodes().map((id) => {
      const { x, y, width, height } = layoutGraph.node(id) as Box
      return [id, { x: x - width / 2, y: y - height / 2, width, height }]
    }),
  )
}

/** Packs components side by side, the tallest first, and begins a new row if one gets too long. */
function packInRows(components: Map<string, Box>[], aspect: number, minWidth = 0): Map<string, Box> {
  const sized = components
    .map((boxes) => ({ boxes, ...measureBoxes([...boxes.values()]) }))
    .sort((one, other) => other.height - one.height)
  const area = sized.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)
  const longest = Math.max(minWidth, Math.sqrt(area * aspect), ...sized.map(({ width }) => width))
  const all = new Map<string, Box>()
  let [x, y, rowHeight] = [0, 0, 0]
  for (const { boxes, width, height } of sized) {
    if (x > 0 && x + width > longest) [x, y, rowHeight] = [0, y + rowHeight + gap, 0]
    for (const [id, box] of boxes) all.set(id, { ...box, x: box.x + x, y: box.y + y })
    x += width + gap
    rowHeight = Math.max(rowHeight, height)
  }
  return all
}

const measureBoxes = (boxes: Box[]) => ({
  width: Math.max(...boxes.map(({ x, width }) => x + width)),
  height: Math.max(...boxes.map(({ y, height }) => y + height)),
})
