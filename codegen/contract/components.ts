import type { Source } from '../../manifest/schema/sources.ts'
import type { Model } from '../resolve/model.ts'
import { kindSchemas } from './field-schema.ts'
import type { OpenApiDocument, Schema } from './openapi.ts'
import type { JoinedCalls } from './operations.ts'
import { purposeSchemas } from './purpose.ts'
import { errorSchemas, standardResponses } from './standard-responses.ts'

/** What several operations refer to. */
export function componentsOf(
  model: Model,
  source: Source,
  operations: JoinedCalls[],
  paths: OpenApiDocument['paths'],
): OpenApiDocument['components'] {
  const calls = operations.flatMap((operation) => operation.calls)
  const kinds = calls.flatMap(({ definition }) => definition.fields.map(({ kind }) => kind))
  const isAuthenticated = source.auth === 'bearer'
  const schemas: Record<string, Schema> = {
    ...kindSchemas(new Set(kinds.sort())),
    Verdadeiro: truthy,
    ...purposeSchemas(model, source),
    ...errorSchemas,
  }
  const text = JSON.stringify([paths, standardResponses(isAuthenticated)])
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
  return {
    schemas: Object.fromEntries(used),
    responses: standardResponses(isAuthenticated),
    ...(isAuthenticated ? { securitySchemes: { token: bearer } } : {}),
  }
}

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description: 'O token de acesso que o provedor de identidade deu a quem está no painel.',
} as const

const truthy: Schema = {
  description: 'Qualquer valor que queira dizer sim: não `false`, `null`, 0, vazio, "não" nem "false".',
  not: {
    anyOf: [
      { enum: [false, null, 0] },
      { type: 'string', pattern: '^\\s*(?:0|[Nn]|[Nn][ÃãAa][Oo]|[Ff][Aa][Ll][Ss][Ee])?\\s*$' },
      { type: 'array', maxItems: 0 },
    ],
  },
}
