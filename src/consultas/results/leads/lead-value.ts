import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { Format } from '@manifest/schema/result.ts'
import { ruleOf } from '../../fields/registry.ts'

/** A value that another consulta can start from, as a form sends it. */
export type LeadValue = { kind: LeadKind; value: string }

/** No document, number or address is longer. */
const longest = 254

/** A column 'CPF ou CNPJ' has one format: what is not the one kind of document may be the other. */
const otherDocument: Partial<Record<LeadKind, LeadKind>> = { cpf: 'cnpj', cnpj: 'cpf' }

/**
 * What of an answer's value another consulta can start from. `undefined` where its format is no kind of lead, and where
 * it is empty, invalid, or masked by the source.
 */
export function leadValueOf(value: unknown, format: Format | undefined): LeadValue | undefined {
  if (!isLeadKind(format) || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const text = String(value)
  if (text.length > longest || text.includes('*')) return undefined
  const other = otherDocument[format]
  return valid(format, text) ?? (other && valid(other, text))
}

function valid(kind: LeadKind, text: string): LeadValue | undefined {
  const field: Field = { kind, name: kind, label: kind, required: true }
  const rule = ruleOf(field)
  const value = rule.normalise(text)
  return value === '' || rule.problem(value, field) !== undefined ? undefined : { kind, value }
}
