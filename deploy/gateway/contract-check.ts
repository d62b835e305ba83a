import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Method, OpenApiDocument, Operation, Parameter } from '../../codegen/contract/openapi.ts'
import type { JoinedCalls } from '../../codegen/contract/operations.ts'
import type { Parts } from './asked-values.ts'
import type { FieldProblem } from './exchange.ts'
import { valuesInPath } from './path-template.ts'
import { problemText } from './problem-text.ts'

/** The most problems that are told of one request. */
const mostProblems = 50

/** What of a request breaks an operation of the contract. */
export type ContractCheck = (parts: Parts) => FieldProblem[]

/** Makes the checks of a contract's operations, each compiled once. Headers are checked where they are read. */
export function contractChecks(contract: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...contract, $id: 'contract' })
  const compiled: Compiled = (...keys) => ajv.compile({ $ref: `contract#/${keys.map(pointerKey).join('/')}` })
  return ({ template, method }: JoinedCalls): ContractCheck => {
    const operation = contract.paths[template]?.[method]
    if (!operation) throw new Error(`No operation ${method} ${template}`)
    return checkOf(template, method, operation, compiled)
  }
}

/** A key in a JSON Pointer that is part of a URI (RFC 6901, 3 and 6). */
const pointerKey = (key: string | number) =>
  encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))

type Compiled = (...keys: (string | number)[]) => ValidateFunction

function checkOf(
  path: string,
  method: Method,
  { parameters = [], requestBody }: Operation,
  compiled: Compiled,
): ContractCheck {
  const checks = parameters.map((parameter, index) => ({
    parameter,
    isValid: compiled('paths', path, method, 'parameters', index, 'schema'),
  }))
  const isValidBody =
    requestBody && compiled('paths', path, method, 'requestBody', 'content', 'application/json', 'schema')
  return ({ path: asked, query, body }) => {
    const inPath = valuesInPath(path, asked) ?? {}
    const valuesOf = ({ in: place, name }: Parameter) =>
      place === 'path' ? [inPath[name] ?? ''] : query.getAll(name)
    const wrong = checks
      .filter(({ parameter }) => parameter.in !== 'header')
      .flatMap(({ parameter, isValid }) => parameterProblems(parameter, valuesOf(parameter), isValid))
    const known = new Set(parameters.flatMap(({ in: place, name }) => (place === 'query' ? name : [])))
    const unknown = [...new Set(query.keys())].filter((name) => !known.has(name))
    const all = [
      ...wrong,
      ...unknown.map((campo) => ({ campo, mensagem: 'Não faz parte do contrato' })),
      ...(isValidBody ? bodyProblems(body, isValidBody) : []),
    ]
    return all.slice(0, mostProblems)
  }
}

function parameterProblems(
  { name, required }: Parameter,
  values: string[],
  isValid: ValidateFunction,
): FieldProblem[] {
  const [value] = values
  if (value === undefined) return required ? [{ campo: name, mensagem: 'Falta no pedido' }] : []
  if (values.length > 1) return [{ campo: name, mensagem: 'Só pode estar uma vez no pedido' }]
  return isValid(value) ? [] : [{ campo: name, mensagem: firstText(isValid.errors) }]
}

const firstText = (errors: ErrorObject[] | null | undefined) =>
  errors?.[0] ? problemText(errors[0]) : 'Não cumpre o contrato'

/** The body's problems, the first of each key. */
function bodyProblems(body: unknown, isValid: ValidateFunction): FieldProblem[] {
  if (isValid(body)) return []
  const problems = new Map<string, string>()
  for (const error of isValid.errors ?? []) {
    const campo = keyOf(error)
    if (!problems.has(campo)) problems.set(campo, problemText(error))
  }
  return Array.from(problems, ([campo, mensagem]) => ({ campo, mensagem }))
}

/** The dotted key that an error is about, which of a missing or an unknown one is its own; `corpo` is the whole body. */
function keyOf({ instancePath, params }: ErrorObject): string {
  const inside = instancePath.split('/').slice(1)
  const own = params.missingProperty ?? params.additionalProperty
  return [...inside, ...(own === undefined ? [] : [own])].join('.') || 'corpo'
}
