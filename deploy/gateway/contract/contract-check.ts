import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Method, OpenApiDocument, Operation, Parameter } from '../../../codegen/emit/openapi/openapi.ts'
import type { OperationCalls } from '../../../codegen/emit/openapi/operations.ts'
import type { RequestFieldError } from '../server/exchange.ts'
import { extractPathValues } from './path-template.ts'
import type { RequestParts } from './queried-variant.ts'

/** The maximum number of errors reported for one request. */
const maxErrors = 50

/** Returns the parts of a request that break its operation's contract. */
export type ContractCheck = (parts: RequestParts) => RequestFieldError[]

/** Returns a function that creates the check of an operation. Headers are checked where they are read. */
export function createContractChecks(contract: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...contract, $id: 'contract' })
  const compileSchema: CompileSchema = (...keys) =>
    ajv.compile({ $ref: `contract#/${keys.map(pointerKey).join('/')}` })
  return ({ template, method }: OperationCalls): ContractCheck => {
    const operation = contract.paths[template]?.[method]
    if (!operation) throw new Error(`The contract has no operation ${method} ${template}`)
    // The first request compiles the check. All checks of the contract would take a tenth of a second at the start.
    let check: ContractCheck | undefined
    return (parts) => {
      check ??= createOperationCheck(template, method, operation, compileSchema)
      return check(parts)
    }
  }
}

/** Encodes a key for a JSON Pointer in a URI (RFC 6901, 3 and 6). */
const pointerKey = (key: string | number) =>
  encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))

type CompileSchema = (...keys: (string | number)[]) => ValidateFunction

function createOperationCheck(
  path: string,
  method: Method,
  { parameters = [], requestBody }: Operation,
  compileSchema: CompileSchema,
): ContractCheck {
  const checks = parameters.map((parameter, index) => ({
    parameter,
    isValid: compileSchema('paths', path, method, 'parameters', index, 'schema'),
  }))
  const isValidBody =
    requestBody &&
    compileSchema('paths', path, method, 'requestBody', 'content', 'application/json', 'schema')
  return ({ path: requestPath, query, body }) => {
    const inPath = extractPathValues(path, requestPath) ?? {}
    const listParameterValues = ({ in: place, name }: Parameter) =>
      place === 'path' ? [inPath[name] ?? ''] : query.getAll(name)
    const parameterErrors = checks
      .filter(({ parameter }) => parameter.in !== 'header')
      .flatMap(({ parameter, isValid }) => checkParameter(parameter, listParameterValues(parameter), isValid))
    const known = new Set(parameters.flatMap(({ in: place, name }) => (place === 'query' ? name : [])))
    const unknown = [...new Set(query.keys())].filter((name) => !known.has(name))
    const all = [
      ...parameterErrors,
      ...unknown.map((campo) => ({ campo, mensagem: 'Não faz parte do contrato' })),
      ...(isValidBody ? checkBody(body, isValidBody) : []),
    ]
    return all.slice(0, maxErrors)
  }
}

function checkParameter(
  { name, required, schema }: Parameter,
  values: string[],
  isValid: ValidateFunction,
): RequestFieldError[] {
  const [value] = values
  if (value === undefined) return required ? [{ campo: name, mensagem: 'Falta no pedido' }] : []
  if (values.length > 1) return [{ campo: name, mensagem: 'Só pode estar uma vez no pedido' }]
  // Only the number of a page is one; all values of fields are texts.
  const sent = schema.type === 'integer' && /^\d+$/.test(value) ? Number(value) : value
  return isValid(sent) ? [] : [{ campo: name, mensagem: formatFirstError(isValid.errors) }]
}

const formatFirstError = (errors: ErrorObject[] | null | undefined) =>
  errors?.[0] ? formatSchemaError(errors[0]) : 'Não cumpre o contrato'

/** Returns the first error of each key of the body. */
function checkBody(body: unknown, isValid: ValidateFunction): RequestFieldError[] {
  if (isValid(body)) return []
  const errors = new Map<string, string>()
  for (const error of isValid.errors ?? []) {
    const campo = buildErrorKey(error)
    if (!errors.has(campo)) errors.set(campo, formatSchemaError(error))
  }
  return Array.from(errors, ([campo, mensagem]) => ({ campo, mensagem }))
}

/** Returns the dotted key of an error: the missing or unknown key itself, or `corpo` for the whole body. */
function buildErrorKey({ instancePath, params }: ErrorObject): string {
  const inside = instancePath.split('/').slice(1)
  const own = params.missingProperty ?? params.additionalProperty
  return [...inside, ...(own === undefined ? [] : [own])].join('.') || 'corpo'
}

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

/** Messages by JSON Schema keyword. They repeat no value of the request. */
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

const formatSchemaError = ({ keyword, params }: ErrorObject): string =>
  messageByKeyword[keyword]?.(params) ?? 'Não cumpre o contrato'
