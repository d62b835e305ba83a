import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Request } from '../../../manifest/schema/request.ts'
import type { Model } from '../../resolve/model.ts'
import type { Method } from './openapi.ts'

/** The part of a request, or of one of its fallbacks, that goes to a source. */
export type Endpoint = Pick<
  Request,
  'source' | 'get' | 'post' | 'query' | 'body' | 'notFound' | 'optional'
> & {
  rename?: Record<string, string> | undefined
}

/** A variant that asks a source, and how it does. */
export type SourceCall = {
  /** Title of its family. */
  familyTitle: string
  definition: ConsultaDefinition
  endpoint: Endpoint
  isFallback: boolean
}

/** Every way in which a source is asked, in the order of families and variants, requests before their fallbacks. */
export const listCalls = ({ families }: Model, sourceName: string): SourceCall[] =>
  families.flatMap(({ title, variants }) =>
    variants.flatMap((definition) =>
      listEndpoints(definition)
        .map((endpoint, index) => ({ familyTitle: title, definition, endpoint, isFallback: index > 0 }))
        .filter(({ endpoint }) => endpoint.source === sourceName),
    ),
  )

const listEndpoints = ({ request }: ConsultaDefinition): Endpoint[] =>
  request ? [request, ...(request.fallback ?? [])] : []

export const readMethod = ({ get }: Endpoint): Method => (get === undefined ? 'post' : 'get')

/** The path that a call asks for, with `{field}` for values. */
export const readTemplate = ({ get, post }: Endpoint): string => get ?? post ?? ''

/** The fields of a call's form, by name. */
export const indexFields = ({ definition }: SourceCall) =>
  new Map(definition.fields.map((field) => [field.name, field]))
