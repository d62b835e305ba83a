import type { ValueRules } from '../../../manifest/contract/example-values.ts'
import { type FieldKind, findKind } from '../../../manifest/kinds/index.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { Schema } from './openapi.ts'

/**
 * Returns the schema of a field's value: a reference to its kind, or the kind's rules with those of the
 * field.
 */
export function fieldSchema(field: Field): Schema {
  const { schema, restrict } = findKind(field.kind).contract
  const { title, description, ...rules } = schema
  const restriction = restrict?.(field)
  const label = field.label === title ? [] : [`${field.label}.`]
  const words = [...label, description, ...[restriction?.words ?? []].flat()].join(' ')
  return title === undefined
    ? { ...rules, ...restriction?.rules, description: words }
    : { $ref: `#/components/schemas/${title}`, description: words }
}

/** Returns the component schemas of field kinds. */
export function kindSchemas(kinds: ReadonlySet<FieldKind>): Record<string, Schema> {
  const schemas = [...kinds].map((kind) => findKind(kind).contract.schema)
  return Object.fromEntries(schemas.flatMap((schema) => (schema.title ? [[schema.title, schema]] : [])))
}

/** Returns the pattern of a field's value without anchors; any text if its kind has no pattern. */
export function fieldPattern(field: Field): string {
  const { pattern } = findKind(field.kind).contract.schema
  return pattern === undefined ? '.+' : `(?:${pattern.slice(1, -1)})`
}

/** Normalises and checks values of examples as the contract requires. */
export const contractRules: ValueRules = {
  normalise: ({ kind }, raw) => findKind(kind).normalise(raw),
  accepts: (field, value) => {
    const { schema, restrict, hasCheckDigits } = findKind(field.kind).contract
    const options = restrict?.(field).rules?.enum
    if (options) return options.includes(value)
    if (schema.format === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false
    return hasCheckDigits?.(value) ?? true
  },
}
