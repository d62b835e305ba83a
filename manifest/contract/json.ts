import type { Json } from '../schema/consulta.ts'

export type JsonObject = { [key: string]: Json }

export type Scalar = string | number | boolean | null

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isScalar = (value: unknown): value is Scalar =>
  value !== undefined && (value === null || typeof value !== 'object')

/** Returns the own value of a key or an index, or `undefined` if there is none. */
export const readKey = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** Returns the elements of a list. Other values have none. */
export const listElements = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns the entries of an object. Other values have none. */
export const listEntries = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : []
