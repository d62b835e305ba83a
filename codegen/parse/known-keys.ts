import type { z } from 'zod'
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

/** Returns the keys that the grammar allows at a path of a file. */
export function listKeysAt(schema: ZodSchema, root: unknown, path: YamlPath): string[] {
  let candidates: ZodSchema[] = [schema]
  for (let depth = 0; ; depth += 1) {
    const value = readAtPath(root, path.slice(0, depth))
    candidates = candidates.flatMap((candidate) => {
      const definition = readDefinition(candidate)
      return definition.type === 'union' ? selectBranches(definition, value) : [candidate]
    })
    const key = path[depth]
    if (key === undefined) break
    candidates = candidates
      .map((candidate) => findChildSchema(candidate, key))
      .filter((found) => found !== undefined)
  }
  return [...new Set(candidates.flatMap((candidate) => Object.keys(readDefinition(candidate).shape ?? {})))]
}
