import type { Access } from '../../../manifest/contract/access.ts'
import type { JsonType } from '../../../manifest/contract/answer-shape.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'

/** The subset of JSON Schema draft 2020-12, the dialect of OpenAPI 3.1, that contracts use. */
export type Schema = {
  $ref?: string
  title?: string
  description?: string
  type?: JsonType | 'integer' | JsonType[]
  const?: Json
  enum?: Json[]
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: false | Schema
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  not?: Schema
}

/** A reference to a component. */
export type Reference = { $ref: string }

/** Examples by name. */
export type Examples = Record<string, { summary: string; value: Json }>

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
  examples?: Examples
}

export type Content = { 'application/json': { schema: Schema; examples?: Examples } }

type Header = { description: string; required?: boolean; schema: Schema }

/** A response. Without `content` its body is not read. */
export type ResponseObject = {
  description: string
  headers?: Record<string, Header>
  content?: Content
}

export type RequestBodyObject = { required: true; description: string; content: Content }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  /** The roles a user needs: one of each list. */
  'x-papeis'?: Access
  /** The credits of a query, by consulta. */
  'x-custos'?: Record<string, number>
  /** The paths of the answer that repeat a value of the request, by the value's field. */
  'x-echo'?: Record<string, string[]>
  parameters?: Parameter[]
  requestBody?: RequestBodyObject
  /** By HTTP status. */
  responses: Record<string, ResponseObject | Reference>
}

export type Method = 'get' | 'post'

export type Info = {
  title: string
  version: string
  summary: string
  description: string
  contact?: { name: string; url: string }
  license?: { name: string; url: string }
}

/** The contract of a source. */
export type OpenApiDocument = {
  openapi: '3.1.1'
  info: Info
  servers: { url: string; description: string; variables: Record<string, { default: string }> }[]
  /** Empty if the source checks no token. */
  security: Record<string, string[]>[]
  tags: { name: string; description?: string }[]
  /** By path template, then by method. */
  paths: Record<string, Partial<Record<Method | 'put' | 'delete', Operation>>>
  components: Components
}

export type Components = {
  schemas: Record<string, Schema>
  responses: Record<string, ResponseObject>
  securitySchemes?: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>
}
