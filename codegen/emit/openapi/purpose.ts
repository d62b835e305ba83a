import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import type { Parameter, Schema } from './openapi.ts'
import type { SourceCall } from './operations.ts'

/** Encodes a purpose for its source: percent-encoded UTF-8 in a header, because headers are ASCII. */
export const encodePurpose = (word: string, { header }: NonNullable<Source['purpose']>) =>
  header === undefined ? word : encodeURIComponent(word)

const purposeDescription = 'Finalidade da consulta (LGPD, art. 7º)'

/** Returns the header for the purpose if a call requires one. */
export function purposeHeader({ sources }: Model, calls: readonly SourceCall[]): Parameter[] {
  const header = sources.sources[calls[0]?.endpoint.source ?? '']?.purpose?.header
  const demandingCalls = calls.filter(({ definition }) => definition.purpose === 'required')
  if (header === undefined || demandingCalls.length === 0) return []
  return [
    {
      name: header,
      in: 'header',
      required: demandingCalls.length === calls.length,
      description: `${purposeDescription}, em UTF-8 codificado por cento.`,
      schema: purposeReference,
    },
  ]
}

/** The key of the body that carries the purpose, and its schema. */
export type PurposeKey = { key: string; schema: Schema }

/** Returns the key of the body for the purpose, if the source has one. */
export function purposeKey({ sources }: Model, calls: readonly SourceCall[]): PurposeKey | undefined {
  const key = sources.sources[calls[0]?.endpoint.source ?? '']?.purpose?.body
  return key === undefined
    ? undefined
    : { key, schema: { ...purposeReference, description: `${purposeDescription}.` } }
}

const purposeReference: Schema = { $ref: '#/components/schemas/Finalidade' }

/** Returns the schema of the purposes as the source receives them. */
export function purposeSchemas({ purposes }: Model, { purpose }: Source): Record<string, Schema> {
  if (!purpose) return {}
  const encoded = purposes.map((word) => encodePurpose(word, purpose))
  const description = `Uma das finalidades do manifesto: ${purposes.join(', ')}.`
  const values: Schema = encoded.length === 0 ? { minLength: 1 } : { enum: encoded }
  return { Finalidade: { title: 'Finalidade', description, type: 'string', ...values } }
}
