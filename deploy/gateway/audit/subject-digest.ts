import { createHmac } from 'node:crypto'
import { contractRules } from '../../../codegen/emit/openapi/field-kinds.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'

/** A value of a query. Equal values have equal digests under one key. */
export type DigestedValue = { field: string; kind: string; digest: string }

/** Returns the keyed digest of a normalised value. Without the key nobody can compute or guess it. */
export const digestValue = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('hex')

/** Returns the values of a query as keyed digests. */
export const digestSubject = (key: string, { call, values }: QueriedVariant): DigestedValue[] =>
  call.definition.fields.flatMap((field) => {
    const value = contractRules.normalise(field, values[field.name] ?? '')
    return value === '' ? [] : [{ field: field.name, kind: field.kind, digest: digestValue(key, value) }]
  })
