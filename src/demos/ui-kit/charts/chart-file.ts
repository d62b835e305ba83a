import { foldText } from '@manifest/contract/fold-text.ts'
import { download } from '@/lib/download.ts'

/** Properties of SVG elements that come from CSS, and must be in the file itself. */
const inlined = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-dasharray',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
] as const

const createSvg = (name: string, attributes: Record<string, string | number>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** Px of a row of the legend. */
const rowHeight = 22

/** Draws an HTML legend. Each item has the CSS variable of its color as `data-swatch`. */
const drawLegend = (items: readonly HTMLElement[]) =>
  items.flatMap((item, index) => {
    const style = getComputedStyle(item)
    const top = index * rowHeight
    const fill = style.getPropertyValue((item.dataset.swatch ?? '').replace(/^var\(|\)$/g, ''))
    const swatch = createSvg('rect', { x: 8, y: top + 6, width: 10, height: 10, rx: 3, fill })
    const text = createSvg('text', {
      x: 26,
      y: top + 15,
      fill: style.color,
      'font-family': style.fontFamily,
      'font-size': 12,
    })
    text.textContent = item.innerText.replace(/\s+/g, ' ')
    return [swatch, text]
  })

/** Returns the chart as an SVG document whose colors do not depend on the page, with its legend below. */
function serializeSvg(svg: SVGSVGElement, legend: readonly HTMLElement[], background: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, original] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(original)
    for (const name of inlined) copies[index]?.setAttribute(name, style.getPropertyValue(name))
    copies[index]?.removeAttribute('style')
  }
  const { width, height } = svg.getBoundingClientRect()
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const picture = createSvg('svg', { width, height: height + legend.length * rowHeight })
  const legendGroup = createSvg('g', { transform: `translate(0 ${height})` })
  legendGroup.append(...drawLegend(legend))
  picture.append(createSvg('rect', { width: '100%', height: '100%', fill: background }), copy, legendGroup)
  return new XMLSerializer().serializeToString(picture)
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
  const legend = [...box.querySelectorAll<HTMLElement>('[data-swatch]')]
  if (svg) download(`${name}.svg`, 'image/svg+xml', serializeSvg(svg, legend, background))
  return svg !== undefined
}

/** "Visitas por seção e mês" becomes "visitas-por-secao-e-mes". */
export const toFileName = (label: string) =>
  foldText(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
