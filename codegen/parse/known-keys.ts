import type { z } from 'zod'
import type { Path } from '../read/manifest-document.ts'
import { valueAt } from './value-at.ts'

type Schema = z.core.$ZodType

/** The schemas directly inside one that only wraps: optional, default, prefault, pipe. */
function unwrap(schema: Schema): Schema {
  const { def } = schema._zod as { def: { innerType?: Schema; in?: Schema } }
  const inner = def.innerType ?? def.in
  return inner ? unwrap(inner) : schema
}

type Definition = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  valueType?: Schema
  options?: Schema[]
  discriminator?: string
}

const definitionOf = (schema: Schema) => unwrap(schema)._zod.def as Definition

/** Of a union's branches, those that the value's discriminator selects; all of them without a discriminator. */
function branchesFor({ options = [], discriminator }: Definition, value: unknown): Schema[] {
  if (discriminator === undefined) return options
  const chosen = valueAt(value, [discriminator])
  return options.filter((option) => {
    const literal = definitionOf(option).shape?.[discriminator]
    return literal !== undefined && (literal._zod.values?.has(chosen as string) ?? false)
  })
}

function inside(schema: Schema, key: PropertyKey): Schema | undefined {
  const { shape, element, valueType } = definitionOf(schema)
  const name = String(key)
  return (shape && Object.hasOwn(shape, name) ? shape[name] : undefined) ?? element ?? valueType
}

/** The keys that the grammar has at a place of a file. */
export function knownKeysAt(schema: Schema, root: unknown, path: Path): string[] {
  let candidates: Schema[] = [schema]
  for (let depth = 0; ; depth += 1) {
    const value = valueAt(root, path.slice(0, depth))
    candidates = candidates.flatMap((candidate) => {
      const definition = definitionOf(candidate)
      return definition.type === 'union' ? branchesFor(definition, value) : [candidate]
    })
    const key = path[depth]
    if (key === undefined) break
    candidates = candidates.map((candidate) => inside(candidate, key)).filter((found) => found !== undefined)
  }
  return [...new Set(candidates.flatMap((candidate) => Object.keys(definitionOf(candidate).shape ?? {})))]
}
