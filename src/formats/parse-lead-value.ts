import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { isLeadKind, kinds, type LeadKind, otherTaxpayerKinds } from '@manifest/kinds/index.ts'
import type { Format } from '@manifest/schema/result.ts'

/** In characters. No document, number or address is longer. */
const maxLength = 254

/**
 * Returns the lead in an answer's value. Returns `undefined` if its format is no kind of lead, or if it is
 * empty, invalid or partly hidden by the source.
 */
export function parseLeadValue(value: unknown, format: Format | undefined): LeadValue | undefined {
  if (!isLeadKind(format) || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const text = String(value)
  if (text.length > maxLength || text.includes('*')) return undefined
  return (
    parseKind(format, text) ??
    otherTaxpayerKinds(format).reduce<LeadValue | undefined>(
      (found, kind) => found ?? parseKind(kind, text),
      undefined,
    )
  )
}

function parseKind(kind: LeadKind, text: string): LeadValue | undefined {
  const { normalise, validate } = kinds[kind]
  const value = normalise(text)
  return value === '' || validate(value) !== undefined ? undefined : { kind, value }
}
