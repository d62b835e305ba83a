import type { JsonObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'

/** An element while it is read. Repeated elements become a list. */
type XmlElement = { name: string; parts: JsonObject; text: string }

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gy

const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|amp|quot|apos));/gi, (_all, decimal, hex, name) =>
    name
      ? (entities[name.toLowerCase()] ?? '')
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )

/**
 * Returns XML as the JSON that converters make of it: `@name` for attributes, `#text` for the text of an element that has others.
 * Returns `undefined` for a text that is not well formed, or has a DOCTYPE.
 */
export function parseXml(text: string): Json | undefined {
  const source = text.trim()
  const root: XmlElement = { name: '', parts: {}, text: '' }
  const open: XmlElement[] = [root]
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const match = token.exec(source)
    const inside = open.at(-1)
    if (!match || !inside) return undefined
    const [, data, closing, opening, attributes = '', selfClosing, plain] = match
    if (data !== undefined) inside.text += data
    else if (plain !== undefined) inside.text += decode(plain)
    else if (opening !== undefined) {
      const element = { name: opening, parts: readAttributes(attributes), text: '' }
      if (selfClosing === '/') addElement(inside, element)
      else open.push(element)
    } else if (closing !== undefined) {
      const element = open.pop()
      const around = open.at(-1)
      if (!element || !around || element.name !== closing) return undefined
      addElement(around, element)
    }
  }
  return open.length === 1 && Object.keys(root.parts).length === 1 && root.text.trim() === ''
    ? root.parts
    : undefined
}

const readAttributes = (text: string): JsonObject =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      `@${name}`,
      decode(double ?? single ?? ''),
    ]),
  )

function addElement({ parts }: XmlElement, { name, parts: own, text }: XmlElement) {
  const content = text.trim()
  const value: Json =
    Object.keys(own).length === 0
      ? content === ''
        ? null
        : content
      : content === ''
        ? own
        : { ...own, '#text': content }
  const before = Object.hasOwn(parts, name) ? parts[name] : undefined
  const all = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  Object.defineProperty(parts, name, { value: all, enumerable: true, configurable: true, writable: true })
}
