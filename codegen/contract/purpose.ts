import type { Model } from '../resolve/model.ts'
import type { Parameter, Schema } from './openapi.ts'
import type { PurposeKey } from './request-body.ts'
import type { Call } from './source-calls.ts'

/** A purpose as a header holds it: percent-encoded UTF-8, since headers are ASCII. */
export const encodedPurpose = (purpose: string) => encodeURIComponent(purpose)

const why = 'Finalidade da consulta (LGPD, art. 7º)'

/** The header by which a source is told the purpose, where one of the calls demands it. */
export function purposeHeader({ sources, purposes }: Model, calls: Call[]): Parameter[] {
  const header = sources.sources[calls[0]?.endpoint.source ?? '']?.purpose?.header
  const demanding = calls.filter(({ definition }) => definition.purpose === 'required')
  if (header === undefined || demanding.length === 0) return []
  const words = purposes.map((purpose) => `\`${encodedPurpose(purpose)}\`: ${purpose}`)
  return [
    {
      name: header,
      in: 'header',
      required: demanding.length === calls.length,
      description: `${why}, em UTF-8 codificado por cento (RFC 3986). Uma destas:\n\n- ${words.join('\n- ')}`,
      schema: purposeSchema(purposes.map(encodedPurpose)),
    },
  ]
}

/** The key of the body by which a source is told the purpose. */
export function purposeKey({ sources, purposes }: Model, calls: Call[]): PurposeKey | undefined {
  const key = sources.sources[calls[0]?.endpoint.source ?? '']?.purpose?.body
  return key === undefined
    ? undefined
    : { key, schema: { ...purposeSchema(purposes), description: `${why}: uma das palavras do manifesto.` } }
}

const purposeSchema = (values: string[]): Schema =>
  values.length === 0 ? { type: 'string', minLength: 1 } : { type: 'string', enum: values }
