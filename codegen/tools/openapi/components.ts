import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../resolve/model.ts'
import { kindSchemas } from './field-schema.ts'
import type { Components, OpenApiDocument, Schema } from './openapi.ts'
import type { OperationCalls } from './operations.ts'
import { purposeSchemas } from './purpose.ts'
import { errorSchemas, standardResponses } from './standard-responses.ts'

/** What any contract of a source may refer to, whether or not an operation does. */
export function standardComponents(model: Model, source: Source, operations: OperationCalls[]): Components {
  const calls = operations.flatMap((operation) => operation.calls)
  const kinds = new Set(calls.flatMap(({ definition }) => definition.fields.map(({ kind }) => kind)))
  const isAuthenticated = source.auth === 'bearer'
  return {
    schemas: {
      ...kindSchemas(new Set([...kinds].sort())),
      Verdadeiro: truthySchema,
      ...purposeSchemas(model, source),
      ...errorSchemas,
    },
    responses: standardResponses(isAuthenticated),
    ...(isAuthenticated ? { securitySchemes: { token: bearerScheme } } : {}),
  }
}

/** The standard components that are referred to, and those that operations share. */
export function buildComponents(
  standard: Components,
  shared: Components,
  paths: OpenApiDocument['paths'],
): Components {
  const { examples = {} } = shared
  const responses = { ...standard.responses, ...shared.responses }
  const text = JSON.stringify([paths, shared.schemas, responses])
  const isUsed = ([name]: [string, Schema]) => text.includes(`"#/components/schemas/${name}"`)
  return {
    ...standard,
    schemas: {
      ...Object.fromEntries(Object.entries(standard.schemas).filter(isUsed)),
      ...shared.schemas,
    },
    responses,
    ...(Object.keys(examples).length === 0 ? {} : { examples }),
  }
}

const bearerScheme = {
  type: 'http',
  scheme: 'bearer',
  description: 'O token de acesso que o provedor de identidade deu a quem está no painel.',
} as const

const truthySchema: Schema = {
  description: 'Qualquer valor que queira dizer sim: não `false`, `null`, 0, vazio, "não" nem "false".',
  not: {
    anyOf: [
      { enum: [false, null, 0] },
      { type: 'string', pattern: '^\\s*(?:0|[Nn]|[Nn][ÃãAa][Oo]|[Ff][Aa][Ll][Ss][Ee])?\\s*$' },
      { type: 'array', maxItems: 0 },
    ],
  },
}
