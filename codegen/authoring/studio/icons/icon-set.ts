import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The drawing of an icon, as react-icons declares it. */
type IconTree = { tag: string; attr: Record<string, string | number>; child: IconTree[] }

const library = dirname(dirname(createRequire(import.meta.url).resolve('react-icons/lib')))

const iconPattern = /^export function (\w+) ?\(props\) \{\s*return GenIcon\((.*)\)\(props\);/gm

const sets = new Map<string, Map<string, string>>()

/** Returns the drawings of a react-icons set by name, as JSON. The module is read as text: no code of it runs. */
export function readIconSet(set: string): Map<string, string> {
  const cached = sets.get(set)
  if (cached) return cached
  const text = readFileSync(join(library, set, 'index.mjs'), 'utf8')
  const icons = new Map(Array.from(text.matchAll(iconPattern), ([, name = '', tree = '']) => [name, tree]))
  sets.set(set, icons)
  return icons
}

/** Returns an SVG document in black. */
export function formatSvg(json: string): string {
  const { attr, child } = JSON.parse(json) as IconTree
  return formatTree({ tag: 'svg', attr: { xmlns: 'http://www.w3.org/2000/svg', ...attr }, child })
}

function formatTree({ tag, attr, child }: IconTree): string {
  const attributes = Object.entries(attr).map(
    ([name, value]) => ` ${formatName(name)}="${formatValue(value)}"`,
  )
  return `<${tag}${attributes.join('')}>${child.map(formatTree).join('')}</${tag}>`
}

/** React's names of attributes, but for those that SVG writes with capitals. */
const formatName = (name: string) =>
  /^(?:viewBox|gradientUnits|gradientTransform)$/.test(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const formatValue = (value: string | number) =>
  String(value)
    .replace(/currentColor/g, '#000')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;')
