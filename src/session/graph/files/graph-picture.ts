import { brand } from '@/generated/brand.ts'
import {
  type Box,
  computeArrowHead,
  computeLabelPoint,
  computeLine,
  findBounds,
  type Point,
} from '../layout/boxes.ts'
import { type GraphEdge, type GraphNode, kindName } from '../model/graph-elements.ts'
import { kindLook } from '../model/graph-texts.ts'

/** `scale`: canvas pixels per px of the graph. `maxSide`: browsers draw nothing on a larger canvas. */
const resolution = { scale: 2, maxSide: 8000 }

const margin = 40

const font = (size: number, weight = 400) => `${weight} ${size}px ${brand.fontFamily}`

/** Returns a function that reads a colour of the theme from the page's custom properties. */
function createColorReader(element: Element) {
  const style = getComputedStyle(element)
  return (name: string) => style.getPropertyValue(`--av-colors-${name}`).trim()
}

type PictureContent = {
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  boxes: ReadonlyMap<string, Box>
}

/**
 * Draws all shown nodes as a PNG, in their current arrangement and in the theme's colours. Rejects if the
 * browser cannot create the image. Photos are left out: a picture with images of other hosts cannot be saved.
 */
export async function drawGraphPicture({ nodes, edges, boxes }: PictureContent): Promise<Blob> {
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
  const lines = edges.flatMap((edge) => {
    const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)]
    return from && to ? [{ ...edge, line: computeLine(from, to) }] : []
  })
  for (const { line, type } of lines) {
    painter.line(line, color(type === 'shared' ? 'border-control' : 'fg-muted'), type === 'led' ? [] : [5, 4])
    if (type === 'led') painter.arrow(line, color('fg-muted'))
  }
  for (const { line, type, label, isLabelled } of lines)
    if (label !== '' && (type === 'led' || isLabelled))
      painter.label(label, computeLabelPoint(line), color('fg-muted'), color('bg-panel'))
  for (const node of nodes) {
    const box = boxes.get(node.id)
    if (box) drawNode(painter, node, box, color)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}

/** Draws the kind as a word: the picture has no icons. */
function drawNode(
  painter: ReturnType<typeof createPainter>,
  { type, kind, title, detail }: GraphNode,
  box: Box,
  color: (name: string) => string,
) {
  const { palette } = kindLook(kind)
  const [x, y, width] = [box.x + 14, box.y + box.height / 2, box.width - 24]
  if (type === 'value' || type === 'rest') {
    painter.card(box, color(`${palette}-subtle`), color(`${palette}-solid`), [4, 4], true)
    painter.text(title, { x, y }, font(13, 500), color(`${palette}-fg`), width)
    return
  }
  const isParty = type === 'party'
  if (isParty) painter.card(box, color('bg-subtle'), color('border-control'), [4, 4])
  else painter.card(box, color('bg-panel'), color(`${palette}-solid`))
  const face = font(13, isParty ? 500 : 600)
  const lines = painter.wrap(title, face, width)
  const top = y - 9 * lines.length
  for (const [index, line] of lines.entries())
    painter.text(line, { x, y: top + index * 17 }, face, color(isParty ? 'fg-muted' : 'fg'), width)
  const kindText = kindName(kind)
  const note = detail === kindText ? detail : `${kindText} · ${detail}`
  painter.text(note, { x, y: top + lines.length * 17 + 2 }, font(11), color('fg-muted'), width)
}

function createPainter(context: CanvasRenderingContext2D) {
  const text = (words: string, { x, y }: Point, fontFace: string, fill: string, width: number) => {
    context.font = fontFace
    context.fillStyle = fill
    context.textAlign = 'left'
    context.fillText(shorten(context, words, width), x, y)
  }
  return {
    text,
    /** Returns a text in one or two lines. */
    wrap(words: string, fontFace: string, width: number): string[] {
      context.font = fontFace
      const parts = words.split(' ')
      const count = parts.findIndex(
        (_, index) => context.measureText(parts.slice(0, index + 1).join(' ')).width > width,
      )
      return count < 1 ? [words] : [parts.slice(0, count).join(' '), parts.slice(count).join(' ')]
    },
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
    card({ x, y, width, height }: Box, fill: string, stroke: string, dashes: number[] = [], isPill = false) {
      context.fillStyle = fill
      context.strokeStyle = stroke
      context.lineWidth = 1.5
      context.setLineDash(dashes)
      context.beginPath()
      context.roundRect(x, y, width, height, isPill ? height / 2 : 10)
      context.fill()
      context.stroke()
    },
    label(words: string, at: Point, fill: string, background: string) {
      context.font = font(11)
      const width = context.measureText(words).width
      context.fillStyle = background
      context.fillRect(at.x - width / 2 - 4, at.y - 8, width + 8, 16)
      text(words, { x: at.x - width / 2, y: at.y }, font(11), fill, width + 1)
    },
  }
}

/** Returns the beginning of a text that fits the width. */
function shorten(context: CanvasRenderingContext2D, words: string, width: number): string {
  let shown = words
  while (shown.length > 1 && context.measureText(shown).width > width)
    shown = `${shown.slice(0, -2).trimEnd()}…`
  return shown
}
