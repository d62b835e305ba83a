import { maybeChargedCode } from '../../../manifest/contract/maybe-charged.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { kindSchemas } from './field-kinds.ts'
import { purposeSchemas } from './headers.ts'
import type { Components, OpenApiDocument, Reference, ResponseObject, Schema } from './openapi.ts'
import type { SourceCall } from './operations.ts'

/** Builds the schemas of field kinds, purposes and errors, and the responses that every operation may give. */
export function standardComponents(model: Model, source: Source, calls: readonly SourceCall[]): Components {
  const kinds = new Set(calls.flatMap(({ definition }) => definition.fields.map(({ kind }) => kind)))
  const isAuthenticated = source.auth === 'bearer'
  return {
    schemas: {
      ...kindSchemas(new Set([...kinds].sort())),
      ...(calls.some(
        ({ endpoint: { notFound } }) => notFound?.when !== undefined && notFound.is === undefined,
      )
        ? { Verdadeiro: truthySchema }
        : {}),
      ...purposeSchemas(model, source),
      ...errorSchemas,
    },
    responses: {
      ...standardResponses(isAuthenticated),
      ...(calls.some(isPaid) ? creditResponses : {}),
    },
    ...(isAuthenticated ? { securitySchemes: { token: bearerScheme } } : {}),
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
      { type: 'array', items: {}, maxItems: 0 },
    ],
  },
}

const errorSchemas: Record<string, Schema> = {
  Recusa: {
    description: 'Por que um pedido foi recusado, e campo a campo o que está errado.',
    type: 'object',
    properties: {
      mensagem: { type: 'string', description: 'O que houve, para quem opera o gateway.' },
      problemas: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            campo: {
              type: 'string',
              description: 'O campo, parâmetro ou cabeçalho, como `cpf` ou `X-Finalidade`.',
            },
            mensagem: { type: 'string', description: 'O que está errado nele.' },
          },
          required: ['campo', 'mensagem'],
        },
      },
    },
    required: ['mensagem', 'problemas'],
  },
  Erro: {
    description: 'Um erro. O corpo não chega a quem consulta.',
    type: 'object',
    properties: {
      mensagem: { type: 'string', description: 'O que houve, para quem opera o gateway.' },
      codigo: {
        type: 'string',
        description: `O que houve, num código. \`${maybeChargedCode}\`: a resposta se perdeu, e o fornecedor pode ter cobrado por ela; o painel não repete a consulta sozinho.`,
      },
    },
    required: ['mensagem'],
  },
}

const refusalContent = { 'application/json': { schema: { $ref: '#/components/schemas/Recusa' } } }

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } }

const authResponses: Record<string, ResponseObject> = {
  401: {
    description:
      'O token falta, venceu ou não é deste serviço. O painel renova o token uma vez e pergunta de novo; o pedido recusado não é cobrado.',
    headers: {
      'WWW-Authenticate': { description: 'O esquema pedido (RFC 6750).', schema: { type: 'string' } },
    },
    content: errorContent,
  },
  403: {
    description: 'Quem pergunta não tem papel, finalidade ou contrato para esta consulta.',
    content: errorContent,
  },
}

const commonResponses: Record<string, ResponseObject> = {
  400: {
    description: 'O pedido não segue este contrato. A resposta diz que campo está errado.',
    content: refusalContent,
  },
  429: {
    description: 'Pedidos demais. O painel espera o que `Retry-After` disser antes de perguntar de novo.',
    headers: {
      'Retry-After': {
        description: 'Quantos segundos esperar, ou uma data HTTP (RFC 9110).',
        required: true,
        schema: { type: 'string' },
      },
    },
    content: errorContent,
  },
}

/** Returns the responses common to all operations, by status. */
export const standardResponses = (isAuthenticated: boolean): Record<string, ResponseObject> =>
  isAuthenticated ? { ...commonResponses, ...authResponses } : commonResponses

/** Returns references to the responses common to all operations of a source, in the order of their status. */
export const referToStandardResponses = ({ auth }: Source): Record<string, Reference> =>
  Object.fromEntries(
    Object.keys(standardResponses(auth === 'bearer'))
      .sort()
      .map((status) => [status, referToResponse(status)]),
  )

export const referToResponse = (status: string): Reference => ({ $ref: `#/components/responses/${status}` })

/** Returns true if a call costs credits. */
export const isPaid = ({ definition: { cost = 0 } }: SourceCall): boolean => cost > 0

/** The response of an operation whose consultas cost credits. */
export const creditResponses: Record<string, ResponseObject> = {
  402: {
    description: 'O saldo não basta para a consulta. Nada foi cobrado.',
    content: errorContent,
  },
}

/** Returns the components that paths reference, directly or through other components. */
export function keepUsedComponents(
  paths: OpenApiDocument['paths'],
  { schemas, responses, ...rest }: Components,
): Components {
  const used = new Set<string>()
  const visit = (value: object | undefined): void => {
    for (const reference of listReferences(value)) {
      if (used.has(reference)) continue
      used.add(reference)
      const [kind, name = ''] = reference.split('/')
      visit(kind === 'schemas' ? schemas[name] : responses[name])
    }
  }
  visit(paths)
  const keepUsed = <T>(kind: string, components: Record<string, T>) =>
    Object.fromEntries(Object.entries(components).filter(([name]) => used.has(`${kind}/${name}`)))
  return { schemas: keepUsed('schemas', schemas), responses: keepUsed('responses', responses), ...rest }
}

/** Returns the references in a part of the contract, such as `schemas/CPF`. */
const listReferences = (value: object | undefined): string[] =>
  Array.from(
    JSON.stringify(value ?? {}).matchAll(/"\$ref":"#\/components\/([^"]*)"/g),
    ([, reference = '']) => reference,
  )
