import { isObject, isScalar, type JsonObject } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { reasons } from '../protocol.ts'
import type { Presets, ViewEntry } from './view-entry.ts'

/** Objects that only hold the values of the object around them: HAL, JSON:API, GeoJSON, GraphQL. */
const wrapperKeys = new Set(['_embedded', 'attributes', 'node', 'properties'])

/** Keys in which these formats describe the answer: links, types and pages. */
const protocolKeys = new Set([
  '_links',
  '__typename',
  'pageInfo',
  'jsonapi',
  'relationships',
  'cursor',
  'extensions',
])

const drawingKeys = new Set(['crs', 'bbox', 'geometry'])

/** Opens the wrappers of common formats of APIs, and leaves out their protocol. */
export function openWrappers(entries: readonly ViewEntry[], _presets: Presets, around: string): ViewEntry[] {
  const names = new Set(entries.map(({ name }) => name))
  const isResource = [...wrapperKeys, 'features'].some((key) => names.has(key))
  const opened = entries.flatMap((entry): ViewEntry[] => {
    const { name, value } = entry
    if (!isObject(value)) return [entry]
    const isFree = !Object.keys(value).some((key) => names.has(key) && key !== 'id')
    return wrapperKeys.has(name) && isFree ? hoist(entry, value, names) : openEdges(entry, value)
  })
  return opened.map((entry) => {
    // Among included resources the type tells what a row is.
    const isOfMany = entry.name === 'type' && around === 'included'
    const isKnown = !isOfMany && (entries.length > 1 || isResource)
    const why = isKnown ? findReason(entry, isResource, names) : undefined
    return why === undefined ? entry : { ...entry, why }
  })
}

const hoist = ({ name, steps }: ViewEntry, value: JsonObject, names: ReadonlySet<string>): ViewEntry[] =>
  Object.entries(value).map(([key, inner]) => ({
    name: names.has(key) ? `${name}_${key}` : key,
    steps: [...steps, key],
    value: inner,
  }))

function findReason(
  { name, value }: ViewEntry,
  isResource: boolean,
  names: ReadonlySet<string>,
): string | undefined {
  if (protocolKeys.has(name) || (name === 'links' && isLinks(value))) return reasons.protocol
  if (!isResource) return undefined
  // The name of a layer of a map.
  if (name === 'name' && names.has('features')) return reasons.technical
  if (name === 'type' && typeof value === 'string') return reasons.protocol
  return drawingKeys.has(name) ? 'é o desenho de um mapa' : undefined
}

const isLinks = (value: Json) =>
  isObject(value) &&
  Object.values(value).every((link) => !isScalar(link) || /^(?:https?:\/)?\//.test(String(link)))

/** A connection of GraphQL is the list of its edges. */
function openEdges(entry: ViewEntry, value: JsonObject): ViewEntry[] {
  const { edges, ...others } = value
  const isConnection = Array.isArray(edges) && edges.some((edge) => isObject(edge) && isObject(edge.node))
  if (!isConnection) return [entry]
  return [
    { ...entry, steps: [...entry.steps, 'edges'], value: edges },
    ...Object.entries(others).map(([key, other]) => ({
      name: `${entry.name} ${key}`,
      steps: [...entry.steps, key],
      value: other,
      why: key === 'totalCount' ? reasons.count : reasons.protocol,
    })),
  ]
}
