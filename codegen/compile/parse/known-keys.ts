import * as z from 'zod'
import type { YamlPath } from '../read/manifest-document.ts'
import { readAtPath } from './read-at-path.ts'

type ZodSchema = z.core.$ZodType

/** Removes wrappers: optional, default, prefault, pipe. */
function unwrap(schema: ZodSchema): ZodSchema {
  const { def } = schema._zod as { def: { innerType?: ZodSchema; in?: ZodSchema } }
  const inner = def.innerType ?? def.in
  return inner ? unwrap(inner) : schema
}

type SchemaDefinition = {
  type: string
  shape?: Record<string, ZodSchema>
  element?: ZodSchema
  valueType?: ZodSchema
  options?: ZodSchema[]
  discriminator?: string
}

const readDefinition = (schema: ZodSchema) => unwrap(schema)._zod.def as SchemaDefinition

/**
 * Returns the branches of a union that fit the value's discriminator; all of them without a discriminator.
 */
function selectBranches({ options = [], discriminator }: SchemaDefinition, value: unknown): ZodSchema[] {
  if (discriminator === undefined) return options
  const chosen = readAtPath(value, [discriminator])
  return options.filter((option) => {
    const literal = readDefinition(option).shape?.[discriminator]
    return literal !== undefined && (literal._zod.values?.has(chosen as string) ?? false)
  })
}

function findChildSchema(schema: ZodSchema, key: PropertyKey): ZodSchema | undefined {
  const { shape, element, valueType } = readDefinition(schema)
  const name = String(key)
  return (shape && Object.hasOwn(shape, name) ? shape[name] : undefined) ?? element ?? valueType
}

/** Returns the schemas that the grammar has for a path of a file, one for each branch of unions that may fit. */
function findSchemasAt(schema: ZodSchema, root: unknown, path: YamlPath): ZodSchema[] {
  const key = path.at(-1)
  if (key === undefined) return [schema]
  const parent = path.slice(0, -1)
  const value = readAtPath(root, parent)
  return findSchemasAt(schema, root, parent)
    .flatMap((candidate) => listBranches(candidate, value))
    .flatMap((candidate) => findChildSchema(candidate, key) ?? [])
}

/** Returns the branches of a union that fit a value; another schema is its only branch. */
function listBranches(schema: ZodSchema, value: unknown): ZodSchema[] {
  const definition = readDefinition(schema)
  return definition.type === 'union' ? selectBranches(definition, value) : [schema]
}

/** Returns the keys that the grammar allows at a path of a file. */
export function listKeysAt(schema: ZodSchema, root: unknown, path: YamlPath): string[] {
  const schemas = findSchemasAt(schema, root, path).flatMap((candidate) =>
    listBranches(candidate, readAtPath(root, path)),
  )
  return [...new Set(schemas.flatMap((candidate) => Object.keys(readDefinition(candidate).shape ?? {})))]
}

/** Returns the grammar's example of the value at a path, or of the nearest value above it that has one. */
export function findExampleAt(schema: ZodSchema, root: unknown, path: YamlPath): Example | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length)
    const key = at.at(-1)
    const [value] = findSchemasAt(schema, root, at).flatMap(readExamples)
    if (value !== undefined && typeof key === 'string') return { key, value }
  }
  return undefined
}

/** An example of a key's value. */
export type Example = { key: string; value: unknown }

function readExamples(schema: ZodSchema): unknown[] {
  const { examples } = z.globalRegistry.get(schema) ?? {}
  if (Array.isArray(examples)) return examples
  const { innerType, in: input } = schema._zod.def as { innerType?: ZodSchema; in?: ZodSchema }
  const inner = innerType ?? input
  return inner ? readExamples(inner) : []
}
