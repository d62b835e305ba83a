import { isObject, isScalar } from '../../../../manifest/contract/json.ts'
import { reasons } from '../protocol.ts'
import type { Presets, ViewEntry } from './view-entry.ts'

/** Keys under which converters of XML put the text of an element. */
const textKey = /^(?:#text|#cdata-section|#|\$t?|_+text|_cdata|_)$/

/** The sign of an attribute, and the prefix of a namespace. */
const sign = /^(?:@_?|-(?=\p{L})|[A-Za-z][\w-]*:(?=\p{L}))+/u

/** Namespaces of XML, and what search engines say of a record. */
const isNamespace = (key: string) =>
  /^@(?:timestamp|version)$/.test(key) || /^[@_-]*xmlns(?::|$)/.test(key) || /^[@_-]*xsi:/.test(key)

/** Attributes that say how the text is written. */
const isFormat = (key: string) => /^[@_-]*(?:formato?|mascara|mask|encoding)$/i.test(key)

/** Returns the name of an attribute or an element without its sign and its namespace. */
const readName = (key: string) => key.replace(sign, '') || key

/**
 * Opens the answers of converters of XML: an element that only has a text is that text, an attribute is a value like others,
 * and a namespace says nothing.
 */
export const openTextNodes = (
  entries: readonly ViewEntry[],
  _presets: Presets,
  around: string,
): ViewEntry[] => {
  const names = new Set(entries.map(({ name }) => name))
  return entries.flatMap((entry): ViewEntry[] => {
    if (isNamespace(entry.name)) return [{ ...entry, why: reasons.protocol }]
    if (textKey.test(entry.name))
      return entries.length === 1 ? [entry] : [{ ...entry, name: readName(around) || 'valor' }]
    const short = readName(entry.name)
    const named = names.has(short) ? entry : { ...entry, name: short }
    return openElement(named)
  })
}

/** An element with attributes beside its text gives one value for each: `cidade`, and `uf_cidade` for its attribute. */
function openElement(entry: ViewEntry): ViewEntry[] {
  const { value, steps, name } = entry
  if (!isObject(value)) return [entry]
  const parts = Object.entries(value)
  const text = parts.find(([key, part]) => textKey.test(key) && isScalar(part))
  if (!text || !parts.every(([, part]) => isScalar(part))) return [entry]
  return parts.map(([key, part]) => ({
    name: key === text[0] ? name : `${readName(key)}_${name}`,
    steps: [...steps, key],
    value: part,
    ...(isNamespace(key) && { why: reasons.protocol }),
    ...(isFormat(key) && { why: reasons.technical }),
  }))
}
