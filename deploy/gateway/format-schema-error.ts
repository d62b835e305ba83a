import type { ErrorObject } from 'ajv'

const schemaTypeNames: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
  null: 'null',
}

const joinValues = (values: unknown[]) => values.map(String).join('; ')

/** What a broken keyword of JSON Schema says to whoever wrote the request. It repeats no value of the request. */
const messageByKeyword: Record<string, (params: ErrorObject['params']) => string> = {
  required: () => 'Falta no pedido',
  additionalProperties: () => 'Não faz parte do contrato',
  type: ({ type }) =>
    `Deve ser ${[type]
      .flat()
      .map((one) => schemaTypeNames[one] ?? one)
      .join(' ou ')}`,
  enum: ({ allowedValues }) => `Deve ser um destes: ${joinValues(allowedValues)}`,
  const: ({ allowedValue }) => `Deve ser ${String(allowedValue)}`,
  pattern: ({ pattern }) => `Não tem a forma pedida: ${pattern}`,
  format: ({ format }) => `Não tem a forma pedida: ${format}`,
  minLength: ({ limit }) => `Deve ter ao menos ${limit} caracteres`,
  maxLength: ({ limit }) => `Deve ter no máximo ${limit} caracteres`,
  anyOf: () => 'Não é nenhuma das formas que o contrato tem',
  oneOf: () => 'Não é nenhuma das formas que o contrato tem',
}

export const formatSchemaError = ({ keyword, params }: ErrorObject): string =>
  messageByKeyword[keyword]?.(params) ?? 'Não cumpre o contrato'
