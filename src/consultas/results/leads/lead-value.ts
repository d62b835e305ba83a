import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { Format } from '@manifest/schema/result.ts'
import { findRule } from '../../../fields/registry.ts'

/** A value that another consulta can start from, as a form sends it. */
export type LeadValue = { kind: LeadKind; value: string }

/** No document, number or address is longer. */
const maxLength = 254

/** A column 'CPF ou CNPJ' has one format: what is not the one kind of document may be the other. */
const otherDocument: Partial<Record<LeadKind, LeadKind>> = { cpf: 'cnpj', cnpj: 'cpf' }

/**
 * What of an answer's value another consulta can start from. `undefined` where its format is no kind of lead, and where
 * it is empty, invalid, or masked by the source.
 */
export function parseLeadValue(value: unknown, format: Format | undefined): LeadValue | undefined {
  if (!isLeadKind(format) || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const text = String(value)
  if (text.length > maxLength || text.includes('*')) return undefined
  const other = otherDocument[format]
  return parseKind(format, text) ?? (other && parseKind(other, text))
}

function parseKind(kind: LeadKind, text: string): LeadValue | undefined {
  const field: Field = { kind, name: kind, label: kind, required: true }
  const rule = findRule(field)
  const value = rule.normalise(text)
  return value === '' || rule.validate(value, field) !== undefined ? undefined : { kind, value }
}
