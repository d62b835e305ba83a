import * as z from 'zod'
import { readKey } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'

/** Metadata of the grammar that forms read. */
type Hints = {
  description?: string
  examples?: unknown[]
  /** Descriptions of the values of an enum or of the kinds of a union. */
  choices?: Record<string, string>
  chosenBy?: { description: string; examples: unknown[] }
  names?: string
  control?: string
  /** Keywords of JSON Schema that name required keys. */
  required?: string[]
  anyOf?: { required?: string[] }[]
  oneOf?: { required?: string[] }[]
}

type Definition = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  catchall?: z.core.$ZodType
  options?: z.core.$ZodType[]
  items?: z.core.$ZodType[]
  values?: unknown[]
  entries?: Record<string, string>
  discriminator?: string
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  defaultValue?: unknown
}

/** A part of the grammar without its wrappers (optional, default, pipe, lazy). */
export type GrammarPart = {
  definition: Definition
  hints: Hints
  isOptional: boolean
  /** The grammar's default. */
  preset?: unknown
  minimum?: number
  maximum?: number
}

const readDefinition = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

const optionalTypes = new Set(['optional', 'default', 'prefault'])

const parts = new WeakMap<z.core.$ZodType, GrammarPart>()

/** Removes wrappers. The metadata of outer ones precedes. */
export function readPart(schema: z.core.$ZodType): GrammarPart {
  const part = parts.get(schema) ?? unwrap(schema)
  parts.set(schema, part)
  return part
}

function unwrap(schema: z.core.$ZodType): GrammarPart {
  const definition = readDefinition(schema)
  const hints = (z.globalRegistry.get(schema) ?? {}) as Hints
  const inner = definition.innerType ?? definition.in ?? readLazy(schema)
  if (!inner) return { definition, hints, isOptional: false, ...readBounds(schema) }
  const part = readPart(inner)
  return {
    ...part,
    hints: { ...part.hints, ...hints },
    isOptional: part.isOptional || optionalTypes.has(definition.type),
    ...(definition.type === 'default' && { preset: definition.defaultValue }),
  }
}

/** zod builds the schema of `z.lazy` once, where its getter builds it at each call. */
const readLazy = (schema: z.core.$ZodType) => (schema._zod as { innerType?: z.core.$ZodType }).innerType

/** Lengths of texts, and limits of numbers. */
function readBounds(schema: z.core.$ZodType): Pick<GrammarPart, 'minimum' | 'maximum'> {
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number }
  const isSet = (bound: number | undefined) =>
    bound !== undefined && Number.isSafeInteger(Math.abs(bound) + 1)
  return {
    ...(isSet(minimum) && { minimum: minimum as number }),
    ...(isSet(maximum) && { maximum: maximum as number }),
  }
}

/** Returns the branch of a union for a value: the key decides, or else the type of the value. */
export function selectBranch(part: GrammarPart, value: unknown): GrammarPart | undefined {
  const { options = [], discriminator } = part.definition
  const branches = options.map(readPart)
  if (discriminator === undefined)
    return branches.find((branch) => fitsType(branch.definition, value)) ?? branches[0]
  const chosen = readKey(value, discriminator)
  return branches.find((branch) => readKinds(branch, discriminator).includes(chosen))
}

export const listKinds = ({ definition: { options = [], discriminator = '' } }: GrammarPart): string[] =>
  options.flatMap((option) => readKinds(readPart(option), discriminator).map(String))

const readKinds = ({ definition: { shape } }: GrammarPart, key: string): unknown[] => {
  const literal = shape?.[key]
  return literal ? (readPart(literal).definition.values ?? []) : []
}

const scalarTypes: Record<string, string[]> = {
  string: ['string', 'enum', 'literal'],
  number: ['number'],
  boolean: ['boolean'],
}

/** An object fits the first branch that has its first key. */
function fitsType({ type, shape }: Definition, value: unknown): boolean {
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array' || type === 'tuple'
  if (typeof value !== 'object') return scalarTypes[typeof value]?.includes(type) ?? false
  const [first] = Object.keys(value)
  if (type === 'record') return true
  return type === 'object' && (first === undefined || Object.hasOwn(shape ?? {}, first))
}

/** Returns true for an object that has any keys besides those of the grammar. */
export const hasFurtherKeys = ({ definition: { catchall } }: GrammarPart) =>
  catchall !== undefined && catchall._zod.def.type !== 'never'

/** The keys of each valid object, and sets of further keys, of which an object needs one. */
type NeededKeys = { required: Set<string>; alternatives: string[][] }

/** Returns the keys that an object needs. The keys that it has choose among the alternatives of the grammar. */
export function listNeededKeys({ definition, hints }: GrammarPart, value: unknown): NeededKeys {
  const { required = [], anyOf, oneOf } = hints
  const own = Object.entries(definition.shape ?? {}).filter(([, schema]) => !readPart(schema).isOptional)
  const always = [...own.map(([key]) => key), ...required]
  const isSet = (key: string) => readKey(value, key) !== undefined
  const candidates = selectClosest(listSets(anyOf ?? oneOf), isSet)
  const [first = [], ...rest] = candidates
  const shared = first.filter((key) => rest.every((keys) => keys.includes(key)))
  // With `anyOf`, a complete set needs no other.
  const isChosen = rest.length === 0 || (anyOf !== undefined && candidates.some((keys) => keys.every(isSet)))
  return {
    required: new Set([...always, ...shared]),
    alternatives: isChosen ? [] : candidates.map((keys) => keys.filter((key) => !shared.includes(key))),
  }
}

const listSets = (alternatives: { required?: string[] }[] = []) =>
  alternatives.map(({ required = [] }) => required)

/** Returns the sets that share the most keys with the object. */
function selectClosest(sets: string[][], isSet: (key: string) => boolean): string[][] {
  const countSet = (keys: string[]) => keys.filter(isSet).length
  const most = Math.max(0, ...sets.map(countSet))
  return sets.filter((keys) => countSet(keys) === most)
}

/**
 * Returns a value with the required keys and without texts, which the checks report until the user writes them. Of
 * alternatives, it has the chosen one, or else the first.
 */
export function createEmptyValue(part: GrammarPart, chosenKeys?: string[]): Json {
  const { type, shape, discriminator, entries, values, items } = part.definition
  if (type === 'union') {
    const chosen = discriminator === undefined ? undefined : { [discriminator]: listKinds(part)[0] }
    const branch = selectBranch(part, chosen)
    return branch ? createEmptyValue(branch) : ''
  }
  if (type === 'object') {
    const { required, alternatives } = listNeededKeys(part, undefined)
    const needed = new Set([...required, ...(chosenKeys ?? alternatives[0] ?? [])])
    const keys = Object.entries(shape ?? {}).filter(([key]) => needed.has(key))
    return Object.fromEntries(keys.map(([key, schema]) => [key, createEmptyValue(readPart(schema))]))
  }
  if (type === 'array') return []
  if (type === 'tuple') return (items ?? []).map((item) => createEmptyValue(readPart(item)))
  if (type === 'record') return {}
  if (type === 'number') return part.minimum ?? 0
  if (type === 'boolean') return false
  if (type === 'enum') return Object.keys(entries ?? {})[0] ?? ''
  return type === 'literal' ? ((values?.[0] ?? '') as Json) : ''
}
