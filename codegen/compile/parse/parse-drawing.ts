import type { Drawing, DrawingNode } from '../../../manifest/contract/brand.ts'

/** A drawing, or the reason in Portuguese why the SVG cannot be one. */
export type ParsedDrawing = { drawing: Drawing } | { problem: string }

const shownTags = new Set(
  'circle clipPath defs ellipse g line linearGradient mask path polygon polyline radialGradient rect stop text tspan'.split(
    ' ',
  ),
)

/** Elements that show nothing. They are left out with what is in them. */
const silentTags = new Set(['desc', 'metadata', 'title', 'sodipodi:namedview'])

const shownAttributes = new Set(
  `clip-path clip-rule clipPathUnits color cx cy d dominant-baseline dx dy fill fill-opacity fill-rule font-family font-size
   font-style font-weight fx fy gradientTransform gradientUnits height id letter-spacing mask maskUnits offset opacity pathLength points r
   rx ry spreadMethod stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
   stroke-miterlimit stroke-opacity stroke-width text-anchor transform vector-effect width x x1 x2 y y1 y2`.split(
    /\s+/,
  ),
)

/** Colours of the theme that a drawing may take as `var(--primary-solid)`. */
const themeVariables = [
  'bg',
  'bg-panel',
  'border',
  'border-emphasized',
  'fg',
  'fg-muted',
  'primary-solid',
  'primary-contrast',
  'primary-fg',
  'primary-subtle',
  'primary-muted',
  'primary-emphasized',
]

/** A comment, declaration, character data or a tag with its attributes. */
const tokens =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|[\s\S]/g

const attributes = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

class DrawingProblem extends Error {}

type Open = { tag: string; node: DrawingNode; isSilent: boolean }

/** Parses an SVG that only draws: without scripts, styles, links, pictures or entities other than those of XML. */
export function parseDrawing(svg: string): ParsedDrawing {
  try {
    return { drawing: readDrawing(svg.replace(/^\uFEFF/, '')) }
  } catch (error) {
    if (error instanceof DrawingProblem) return { problem: error.message }
    throw error
  }
}

function readDrawing(svg: string): Drawing {
  const open: Open[] = []
  let root: DrawingNode | undefined
  for (const [token, close, tag, written = '', empty, words] of svg.matchAll(tokens)) {
    const parent = open.at(-1)
    if (words !== undefined) addWords(parent, words)
    else if (tag === undefined) {
      if (token.length === 1) throw new DrawingProblem('o texto não é um SVG bem formado')
    } else if (close) {
      if (open.pop()?.tag !== tag) throw new DrawingProblem(`a etiqueta </${tag}> não fecha nenhuma`)
    } else {
      if (parent === undefined && (root !== undefined || tag !== 'svg'))
        throw new DrawingProblem('o desenho não começa e termina com uma etiqueta <svg>')
      const element = openElement(tag, written, parent)
      if (parent === undefined) root = element.node
      else if (!element.isSilent) children(parent.node).push(element.node)
      if (!empty) open.push(element)
    }
  }
  if (root === undefined || open.length > 0) throw new DrawingProblem('o texto não é um SVG bem formado')
  return finishDrawing(root)
}

function finishDrawing([, { viewBox, width, height, ...rest }, nodes = []]: DrawingNode): Drawing {
  const box =
    viewBox ?? (width && height ? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` : '')
  const numbers = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (
    numbers.length !== 4 ||
    !numbers.every(Number.isFinite) ||
    (numbers[2] ?? 0) <= 0 ||
    (numbers[3] ?? 0) <= 0
  )
    throw new DrawingProblem('falta em <svg> um viewBox, como viewBox="0 0 24 24"')
  const { id: _id, x: _x, y: _y, ...inherited } = rest
  return {
    viewBox: numbers.join(' '),
    attributes: inherited,
    children: nodes.filter((node) => typeof node !== 'string'),
  }
}

function openElement(tag: string, written: string, parent: Open | undefined): Open {
  const isSilent = parent?.isSilent === true || silentTags.has(tag)
  const isRoot = parent === undefined
  if (!isRoot && !isSilent && !shownTags.has(tag))
    throw new DrawingProblem(
      `a etiqueta <${tag}> não pode estar num desenho${tag === 'style' ? '; exporte-o com as cores em atributos, como fill' : ''}`,
    )
  return { tag, node: [tag, isSilent ? {} : readAttributes(written, isRoot)], isSilent }
}

function readAttributes(written: string, isRoot: boolean): Record<string, string> {
  const entries = Array.from(written.matchAll(attributes), ([, name = '', double, single]) => [
    name,
    decode(double ?? single ?? ''),
  ]) as [string, string][]
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (/^(?:on|style$|href$|xlink:href$)/i.test(name))
        throw new DrawingProblem(`o atributo ${name} não pode estar num desenho`)
      if (!shownAttributes.has(name) && !(isRoot && name === 'viewBox')) return []
      return [[toProperty(name), readValue(name, value)]]
    }),
  )
}

const toProperty = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Theme colours take the names of Chakra's custom properties, without the colour that editors show instead. A link may only lead to
 * a part of the drawing.
 */
function readValue(name: string, value: string): string {
  if (/url\((?!\s*["']?#)/i.test(value) || /javascript:|data:/i.test(value))
    throw new DrawingProblem(`o atributo ${name} leva para fora do desenho`)
  return value
    .replace(/\s+/g, ' ')
    .replace(/var\(\s*--([\w-]*)(?:[^()]|\([^()]*\))*\)/g, (_, variable: string) => {
      if (!themeVariables.includes(variable))
        throw new DrawingProblem(
          `a cor --${variable} não existe no tema; existem: ${themeVariables.map((known) => `--${known}`).join(', ')}`,
        )
      return `var(--av-colors-${variable})`
    })
}

function addWords(parent: Open | undefined, words: string) {
  if (words.trim() === '') return
  if (parent === undefined) throw new DrawingProblem('o texto não é um SVG bem formado')
  if (!parent.isSilent && /^t/.test(parent.tag))
    children(parent.node).push(decode(words.replace(/\s+/g, ' ')))
}

function children(node: DrawingNode): (DrawingNode | string)[] {
  node[2] ??= []
  return node[2]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name === undefined) return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
    const sign = entities[name]
    if (sign === undefined) throw new DrawingProblem(`o sinal ${whole} não é do XML`)
    return sign
  })
