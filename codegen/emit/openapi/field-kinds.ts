import type { ValueRules } from '../../../manifest/contract/example-values.ts'
import { megabytesToBytes } from '../../../manifest/kinds/image.ts'
import { type FieldKind, findKind } from '../../../manifest/kinds/index.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { Schema } from './openapi.ts'

/**
 * Returns the schema of a field's value: a reference to its kind, or the kind's rules with those of the
 * field.
 */
export function fieldSchema(field: Field): Schema {
  const { schema } = findKind(field.kind).contract
  const { title, description, ...rules } = schema
  const label = field.label === title ? [] : [`${field.label}.`]
  const words = [...label, description, ...describeOwnRules(field)].join(' ')
  return title === undefined
    ? { ...rules, ...createOwnRules(field), description: words }
    : { $ref: `#/components/schemas/${title}`, description: words }
}

/** Returns the component schemas of field kinds. */
export function kindSchemas(kinds: ReadonlySet<FieldKind>): Record<string, Schema> {
  const schemas = [...kinds].map((kind) => findKind(kind).contract.schema)
  return Object.fromEntries(schemas.flatMap((schema) => (schema.title ? [[schema.title, schema]] : [])))
}

function describeOwnRules(field: Field): string[] {
  if (field.kind === 'select')
    return [`${field.options.map(({ value, label }) => `\`${value}\`: ${label}`).join('; ')}.`]
  if (field.kind === 'date') return field.notFuture ? ['Não depois de hoje.'] : []
  return field.kind === 'image'
    ? [`No máximo ${field.maxMegabytes.toLocaleString('pt-BR')} MB, decodificada.`]
    : []
}

/** Length of a data URL before its data. */
const headerLength = 'data:image/jpeg;base64,'.length

function createOwnRules(field: Field): Schema {
  if (field.kind === 'select') return { enum: field.options.map(({ value }) => value) }
  if (field.kind === 'text') return { minLength: field.minLength ?? 1, maxLength: field.maxLength }
  if (field.kind !== 'image') return {}
  return { maxLength: headerLength + Math.ceil(megabytesToBytes(field.maxMegabytes) / 3) * 4 }
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
    const { schema, hasCheckDigits } = findKind(field.kind).contract
    if (field.kind === 'select') return field.options.some((option) => option.value === value)
    if (field.kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false
    return hasCheckDigits?.(value) ?? true
  },
}
