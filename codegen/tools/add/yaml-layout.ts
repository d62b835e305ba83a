import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Block, Summary } from '../../../manifest/schema/result.ts'

/** What the grammar fills in by itself, by key. */
const defaults: Record<string, Json> = {
  sensitive: false,
  min: 0,
  max: 1000,
  bands: [],
  colors: {},
  who: 'pessoas',
}

/** A part of a layout as people write it: without what the grammar fills in. */
export const toYamlLayout = (part: Block | Summary): Json => removeDefaults(part as Json)

function removeDefaults(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(removeDefaults)
  const entries = Object.entries(value).filter(
    ([key, part]) => part !== undefined && JSON.stringify(part) !== JSON.stringify(defaults[key]),
  )
  return Object.fromEntries(entries.map(([key, part]) => [key, removeDefaults(part)]))
}
