import { clientVersionHeader, isAudited, requestIdHeader } from '../../../manifest/contract/audit-headers.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import type { Parameter, Schema } from './openapi.ts'
import type { SourceCall } from './operations.ts'

/** Returns the headers of every request to a source, with those of one operation before its audit headers. */
export const sourceParameters = (source: Source, own: Parameter[] = []): Parameter[] => [
  ...sourceHeaders(source),
  ...own,
  ...auditParameters(source),
]

/** Returns the manifest's constant headers of a source. */
const sourceHeaders = ({ headers = {} }: Source): Parameter[] =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    in: 'header',
    required: true,
    description: 'Vai em todo pedido, sempre com este valor.',
    schema: { const: value },
  }))

/** Returns the headers that name a request and its client; none for a source with `audit: false`. */
const auditParameters = (source: Source): Parameter[] =>
  isAudited(source)
    ? [
        {
          name: requestIdHeader,
          in: 'header',
          required: false,
          description:
            'O código deste pedido, outro a cada tentativa. O painel sempre o manda e o mostra com uma falha.',
          schema: { type: 'string', format: 'uuid' },
        },
        {
          name: clientVersionHeader,
          in: 'header',
          required: false,
          description: 'A versão do painel que pergunta, como `0.10.0+1a2b3c4`. O painel sempre a manda.',
          schema: { type: 'string', minLength: 1 },
        },
      ]
    : []

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
