import { isObject, type JsonObject } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import type { LeftOut } from '../layout-builder.ts'
import { dropCodesOfName, mergeCodes } from './codes.ts'
import { openMaps } from './maps.ts'
import { openNamedValues } from './named-values.ts'
import { openReadings } from './readings.ts'
import { openTextNodes } from './text-nodes.ts'
import type { Presets, ViewEntry } from './view-entry.ts'
import { openWrappers } from './wrappers.ts'

/** A rule replaces the entries of an object whose form says less than its meaning. `around` is the key of the object or of its list, `peers` are the elements of that list. */
type ViewRule = (
  entries: readonly ViewEntry[],
  presets: Presets,
  around: string,
  peers: readonly JsonObject[],
) => ViewEntry[]

const listRules = (maps: ReadonlySet<object>): readonly ViewRule[] => [
  openTextNodes,
  openReadings,
  openWrappers,
  openNamedValues,
  openMaps(maps),
  mergeCodes,
  dropCodesOfName,
]

/**
 * An answer as the layout sees it: an attribute is a value, and a list of keys and values is an object. The layout names
 * values by the view; `toSteps` gives the path of a name in the answer.
 */
export type AnswerView = {
  view: Json
  leftOut: (Omit<LeftOut, 'path'> & { keys: readonly string[] })[]
  /** Returns the steps in the answer for names of the view, and the key of a map's rows. */
  toSteps: (names: readonly string[]) => { steps: string[]; mapKey: string | undefined }
}

export function buildView(answer: Json, maps: ReadonlySet<object>): AnswerView {
  const rules = listRules(maps)
  const origins = new WeakMap<object, ReadonlyMap<string, ViewEntry>>()
  const presets: Presets = new WeakMap()
  const leftOut = new Map<string, AnswerView['leftOut'][number]>()
  const view = build(answer, [])
  return { view, leftOut: [...leftOut.values()], toSteps }

  function build(value: Json, above: readonly string[], peers: readonly JsonObject[] = []): Json {
    if (Array.isArray(value)) {
      const elements = value.filter(isObject)
      return value.map((element) => build(element, above, elements))
    }
    return isObject(value) ? buildObject(value, above, peers) : value
  }

  function buildObject(
    object: JsonObject,
    above: readonly string[],
    peers: readonly JsonObject[],
  ): JsonObject {
    const own = new Map<string, ViewEntry>()
    const around = above.findLast((key) => /\p{L}/u.test(key)) ?? ''
    const named = listEntries(object, around, peers).flatMap((entry): [string, Json][] => {
      const { steps, value, why } = entry
      const keys = [...above, ...steps]
      if (why !== undefined) {
        leftOut.set(JSON.stringify(keys), { keys, why })
        return []
      }
      const name = own.has(entry.name) ? steps.join(' ') : entry.name
      own.set(name, entry)
      return [[name, build(value, keys)]]
    })
    const built = Object.fromEntries(named)
    origins.set(built, own)
    return built
  }

  function listEntries(
    object: JsonObject,
    around: string,
    peers: readonly JsonObject[],
  ): readonly ViewEntry[] {
    const preset = presets.get(object)
    if (preset) return preset
    const entries = Object.entries(object).map(([key, value]) => ({ name: key, steps: [key], value }))
    return rules.reduce<readonly ViewEntry[]>(
      (current, rule) => rule(current, presets, around, peers),
      entries,
    )
  }

  function toSteps(names: readonly string[]) {
    let nodes: readonly Json[] = [view]
    let mapKey: string | undefined
    const steps = names.flatMap((name): readonly string[] => {
      if (/^\d+$/.test(name) && nodes.some(Array.isArray)) {
        nodes = nodes.flatMap((node) => (Array.isArray(node) ? [node[Number(name)] ?? null] : []))
        return [name]
      }
      const holders = flatten(nodes).filter(
        (node) => isObject(node) && Object.hasOwn(node, name),
      ) as JsonObject[]
      nodes = holders.map((holder) => holder[name] ?? null)
      const entry = holders.flatMap((holder) => origins.get(holder)?.get(name) ?? [])[0]
      mapKey = entry?.mapKey ?? mapKey
      return entry?.steps ?? [name]
    })
    return { steps, mapKey }
  }
}

const flatten = (values: readonly Json[]): Json[] =>
  values.flatMap((value) => (Array.isArray(value) ? flatten(value) : [value]))
