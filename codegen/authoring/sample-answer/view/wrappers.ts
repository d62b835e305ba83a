import { isObject, type JsonObject } from '../../../../manifest/contract/json.ts'
import { reasons } from '../protocol.ts'
import type { ViewEntry } from './answer-view.ts'

/** Objects that only hold the values of the object around them: HAL, JSON:API, GeoJSON, GraphQL. */
const wrapperKeys = new Set(['_embedded', 'attributes', 'node', 'properties'])

/** What such formats say of the answer: addresses of the API, types and pages. */
const protocolKeys = new Set(['_links', '__typename', 'pageInfo', 'jsonapi', 'relationships', 'cursor', 'extensions'])

/** Opens the wrappers of common formats of APIs, and leaves out their protocol. */
export function openWrappers(entries: readonly ViewEntry[]): ViewEntry[] {
  const names = new Set(entries.map(({ name }) => name))
  return entries.flatMap((entry): ViewEntry[] => {
    if (entries.length > 1 && protocolKeys.has(entry.name)) return [{ ...entry, why: reasons.protocol }]
    const { value, steps } = entry
    if (!isObject(value)) return [entry]
    if (wrapperKeys.has(entry.name) && !Object.keys(value).some((key) => names.has(key)))
      return Object.entries(value).map(([key, inner]) => ({ name: key, steps: [...steps, key], value: inner }))
    return openEdges(entry, value)
  })
}

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
      why: reasons.protocol,
    })),
  ]
}
