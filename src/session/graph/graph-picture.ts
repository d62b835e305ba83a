import { arrowHead, type Box, boundsOf, centerOf, labelPoint, lineBetween, type Point } from './boxes.ts'
import { subjectText } from './graph-file.ts'
import { consultaCount, ledText, sharedLines, subjectKind } from './graph-texts.ts'
import type { ReadSession } from './use-session-graph.ts'

/** Pixels of the picture for a px of the graph, and the most on a side, beyond which browsers draw nothing. */
const resolution = { scale: 2, most: 8000 }

const margin = 40

const font = (size: number, weight = 400) => `${weight} ${size}px "Inter Variable", system-ui, sans-serif`

/** The theme's colours, which the page has as custom properties. */
function colorsOf(element: Element) {
  const style = getComputedStyle(element)
  return (name: string) => style.getPropertyValue(`--av-colors-${name}`).trim()
}

/**
 * Draws the whole graph, as it is arranged on screen and in the theme's colours, as a PNG. Rejects where the browser
 * cannot make one.
 *
 * @param boxes Where subjects and shared values stand, by their ids.
 */
export async function graphPicture(
  read: ReadSession,
  boxes: ReadonlyMap<string, Box>,
  isSensitive: boolean,
): Promise<Blob> {
  const { graph } = read
  const color = colorsOf(document.body)
  const bounds = boundsOf([...boxes.values()], margin)
  const scale = Math.min(resolution.scale, resolution.most / Math.max(bounds.width, bounds.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(bounds.width * scale)
  canvas.height = Math.ceil(bounds.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const pen = penOf(context)
  context.fillStyle = color('bg-panel')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate(-bounds.x, -bounds.y)
  context.textBaseline = 'middle'

  const boxOf = (id: string): Box => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const { id, subjects } of graph.shared)
    for (const subject of subjects)
      pen.line(lineBetween(boxOf(subject), boxOf(id)), color('secondary-solid'), [4, 4])
  for (const edge of graph.led) {
    const line = lineBetween(boxOf(edge.from), boxOf(edge.to))
    pen.line(line, color('fg-muted'))
    pen.arrow(line, color('fg-muted'))
    pen.label(ledText(edge), labelPoint(line), color('fg'), color('bg-panel'))
  }
  for (const group of graph.shared) {
    const box = boxOf(group.id)
    pen.card(box, color('secondary-subtle'), color('secondary-solid'), [4, 4])
    const lines = sharedLines(group)
    const { x, y } = centerOf(box)
    lines.forEach((text, index) => {
      pen.text(
        text,
        { x, y: y + 18 * (index - (lines.length - 1) / 2) },
        font(12, 500),
        color('secondary-fg'),
      )
    })
  }
  for (const subject of graph.subjects) {
    const box = boxOf(subject.id)
    const { x, y } = centerOf(box)
    const width = box.width - 16
    pen.card(box, color('bg-panel'), color('border-control'))
    pen.text(subjectKind(subject), { x, y: y - 19 }, font(11), color('fg-muted'), width)
    pen.text(subjectText(subject, read, isSensitive), { x, y }, font(13, 600), color('fg'), width)
    pen.text(consultaCount(subject), { x, y: y + 19 }, font(11), color('fg-muted'), width)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}

/** What is drawn with, each in its own colour. */
function penOf(context: CanvasRenderingContext2D) {
  const text = (words: string, { x, y }: Point, face: string, fill: string, width?: number) => {
    context.font = face
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
      for (const { x, y } of arrowHead(from, to)) context.lineTo(x, y)
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
