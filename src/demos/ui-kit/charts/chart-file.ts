import { download } from '@/lib/download.ts'

/** Properties of SVG elements that come from CSS, and must be in the file itself. */
const inlined = ['fill', 'stroke', 'color', 'font-family', 'font-size', 'font-weight', 'opacity'] as const

/** Returns the chart as an SVG document whose colors do not depend on the page. */
function serializeSvg(svg: SVGSVGElement, background: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, original] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(original)
    for (const name of inlined) copies[index]?.setAttribute(name, style.getPropertyValue(name))
    copies[index]?.removeAttribute('style')
  }
  const { width, height } = svg.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const panel = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [name, value] of [
    ['width', '100%'],
    ['height', '100%'],
    ['fill', background],
  ] as const)
    panel.setAttribute(name, value)
  copy.prepend(panel)
  return new XMLSerializer().serializeToString(copy)
}

/** Paints the canvas on the panel's color: text in a light color is unreadable on a transparent picture. */
function paintOnPanel(canvas: HTMLCanvasElement, background: string): Promise<Blob | null> {
  const picture = document.createElement('canvas')
  picture.width = canvas.width
  picture.height = canvas.height
  const context = picture.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = background
  context.fillRect(0, 0, picture.width, picture.height)
  context.drawImage(canvas, 0, 0)
  return new Promise((resolve) => picture.toBlob(resolve, 'image/png'))
}

/** Downloads a chart as it is drawn: a canvas as PNG, an SVG as SVG. Returns false if there is none. */
export async function saveChartImage(box: HTMLElement, name: string, background: string): Promise<boolean> {
  const canvas = box.querySelector('canvas')
  if (canvas) {
    const blob = await paintOnPanel(canvas, background)
    if (blob) download(`${name}.png`, 'image/png', blob)
    return blob !== null
  }
  // The legend's icons are SVG too.
  const [svg] = [...box.querySelectorAll('svg')].toSorted((a, b) => b.clientWidth - a.clientWidth)
  if (svg) download(`${name}.svg`, 'image/svg+xml', serializeSvg(svg, background))
  return svg !== undefined
}

/** "Visitas por seção e mês" becomes "visitas-por-secao-e-mes". */
export const toFileName = (label: string) =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
