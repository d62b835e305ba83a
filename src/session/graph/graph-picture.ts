import {
  type Box,
  computeArrowHead,
  computeLabelPoint,
  computeLine,
  findBounds,
  findCenter,
  type Point,
} from './boxes.ts'
import { formatSubjectName } from './graph-file.ts'
import { describeSubjectKind, formatConsultaCount, formatLinkLabel, listSharedTexts } from './graph-texts.ts'
import type { SessionGraphData } from './use-session-graph.ts'

/** `scale`: canvas pixels per px of the graph. `maxSide`: browsers draw nothing on a larger canvas. */
const resolution = { scale: 2, maxSide: 8000 }

const margin = 40

const font = (size: number, weight = 400) => `${weight} ${size}px "Inter Variable", system-ui, sans-serif`

/** Returns a function that reads a colour of the theme from the page's custom properties. */
function createColorReader(element: Element) {
  const style = getComputedStyle(element)
  return (name: string) => style.getPropertyValue(`--av-colors-${name}`).trim()
}

/**
 * Draws the whole graph as a PNG, in its current arrangement and in the theme's colours. Rejects if the
 * browser cannot create the image.
 *
 * @param boxes The positions of subjects and shared values, by their ids.
 */
export async function drawGraphPicture(
  graphData: SessionGraphData,
  boxes: ReadonlyMap<string, Box>,
  isSensitive: boolean,
): Promise<Blob> {
  const { graph } = graphData
  const color = createColorReader(document.body)
  const bounds = findBounds([...boxes.values()], margin)
  const scale = Math.min(resolution.scale, resolution.maxSide / Math.max(bounds.width, bounds.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(bounds.width * scale)
  canvas.height = Math.ceil(bounds.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const painter = createPainter(context)
  context.fillStyle = color('bg-panel')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate(-bounds.x, -bounds.y)
  context.textBaseline = 'middle'

  const findBox = (id: string): Box => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const { id, subjects } of graph.shared)
    for (const subject of subjects)
      painter.line(computeLine(findBox(subject), findBox(id)), color('secondary-solid'), [4, 4])
  for (const edge of graph.links) {
    const line = computeLine(findBox(edge.from), findBox(edge.to))
    painter.line(line, color('fg-muted'))
    painter.arrow(line, color('fg-muted'))
    painter.label(formatLinkLabel(edge), computeLabelPoint(line), color('fg'), color('bg-panel'))
  }
  for (const group of graph.shared) {
    const box = findBox(group.id)
    painter.card(box, color('secondary-subtle'), color('secondary-solid'), [4, 4])
    const lines = listSharedTexts(group)
    const { x, y } = findCenter(box)
    lines.forEach((text, index) => {
      painter.text(
        text,
        { x, y: y + 18 * (index - (lines.length - 1) / 2) },
        font(12, 500),
        color('secondary-fg'),
      )
    })
  }
  for (const subject of graph.subjects) {
    const box = findBox(subject.id)
    const { x, y } = findCenter(box)
    const width = box.width - 16
    painter.card(box, color('bg-panel'), color('border-control'))
    painter.text(describeSubjectKind(subject), { x, y: y - 19 }, font(11), color('fg-muted'), width)
    painter.text(
      formatSubjectName(subject, graphData, isSensitive),
      { x, y },
      font(13, 600),
      color('fg'),
      width,
    )
    painter.text(formatConsultaCount(subject), { x, y: y + 19 }, font(11), color('fg-muted'), width)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}

function createPainter(context: CanvasRenderingContext2D) {
  const text = (words: string, { x, y }: Point, fontFace: string, fill: string, width?: number) => {
    context.font = fontFace
    context.fillStyle = fill
    context.textAlign = 'center'
    context.fillText(words, x, y, width)
  }
  return {
    text,
    line([from, to]: [Point, Point], stroke: string, dashes: number[] = []) {
      context.strokeStyle = stroke
      context.lineWidth = 1.5
      context.setLineDash(dashes)
      context.beginPath()
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
      context.stroke()
    },
    arrow([from, to]: [Point, Point], fill: string) {
      context.fillStyle = fill
      context.beginPath()
      for (const { x, y } of computeArrowHead(from, to)) context.lineTo(x, y)
      context.fill()
    },
    card({ x, y, width, height }: Box, fill: string, stroke: string, dashes: number[] = []) {
      context.fillStyle = fill
      context.strokeStyle = stroke
      context.lineWidth = 1
      context.setLineDash(dashes)
      context.beginPath()
      context.roundRect(x, y, width, height, 8)
      context.fill()
      context.stroke()
    },
    label(words: string, at: Point, fill: string, background: string) {
      context.font = font(12)
      const width = context.measureText(words).width + 12
      context.fillStyle = background
      context.fillRect(at.x - width / 2, at.y - 10, width, 20)
      text(words, at, font(12), fill)
    },
  }
}
