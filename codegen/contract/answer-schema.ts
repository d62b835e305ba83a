import type { Json } from '../../manifest/schema/consulta.ts'
import type { Schema, SchemaType } from './openapi.ts'
import type { Shown } from './shown-values.ts'
import { formatRule } from './value-formats.ts'

type JsonObject = { [key: string]: Json }

const typeOf = (value: Json): SchemaType => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : (typeof value as SchemaType)
}

const isObject = (value: Json): value is JsonObject => typeOf(value) === 'object'

const isIndex = (key: string) => /^\d+$/.test(key)

/**
 * The schema that all samples fit. What is shown is required, unless some sample lacks it or has `null` there; all else
 * may be left out, and more may be sent.
 */
export function answerSchema(samples: readonly Json[], shown?: Shown): Schema {
  const types = [...new Set(samples.map(typeOf))].sort(byOrder)
  const texts = samples.filter((sample) => typeof sample === 'string')
  return {
    ...(types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types }),
    ...(shown?.label === undefined ? {} : { description: `${shown.label}.` }),
    ...formatRule(shown?.format, texts),
    ...objectRules(samples.filter(isObject), shown),
    ...listRules(samples.filter(Array.isArray), shown),
  } as Schema
}

const order: SchemaType[] = ['object', 'array', 'string', 'number', 'boolean', 'null']

const byOrder = (one: SchemaType, other: SchemaType) => order.indexOf(one) - order.indexOf(other)

function objectRules(samples: JsonObject[], shown: Shown | undefined): Schema {
  if (samples.length === 0) return {}
  const keys = [...new Set(samples.flatMap(Object.keys))]
  const properties = keys.map((key) => {
    const values = samples.filter((sample) => Object.hasOwn(sample, key)).map((sample) => sample[key] as Json)
    return [key, answerSchema(values, shown?.below.get(key))] as const
  })
  const isAlwaysThere = (key: string) =>
    samples.every((sample) => Object.hasOwn(sample, key) && sample[key] !== null)
  const required = keys.filter((key) => shown?.below.has(key) && isAlwaysThere(key))
  return { properties: Object.fromEntries(properties), ...(required.length === 0 ? {} : { required }) }
}

function listRules(samples: Json[][], shown: Shown | undefined): Schema {
  if (samples.length === 0) return {}
  const elements = samples.flat()
  const shortest = Math.min(...samples.map(({ length }) => length))
  const places = [...(shown?.below.keys() ?? [])].filter(isIndex).map(Number)
  const minItems = Math.max(0, ...places.map((place) => place + 1).filter((length) => length <= shortest))
  return {
    ...(elements.length === 0 ? {} : { items: answerSchema(elements, elementShown(shown)) }),
    ...(minItems === 0 ? {} : { minItems }),
  }
}

/** What is shown of the elements of a list: row by row, or of those at some places. */
function elementShown(shown: Shown | undefined): Shown | undefined {
  if (!shown) return undefined
  const named = [...shown.below].filter(([key]) => !isIndex(key))
  const placed = [...shown.below].filter(([key]) => isIndex(key)).map(([, below]) => below)
  return [{ below: new Map(named) }, ...(shown.rows ? [shown.rows] : []), ...placed].reduce(merged)
}

function merged(one: Shown, other: Shown): Shown {
  const below = new Map(one.below)
  for (const [key, shown] of other.below) {
    const there = below.get(key)
    below.set(key, there ? merged(there, shown) : shown)
  }
  const rows = one.rows && other.rows ? merged(one.rows, other.rows) : (one.rows ?? other.rows)
  const format = one.format ?? other.format
  const label = one.label ?? other.label
  return { below, ...(rows ? { rows } : {}), ...(format ? { format } : {}), ...(label ? { label } : {}) }
}
