import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { joinAnswerPath, valueAt } from '../../../manifest/contract/answer-path.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { answerSchema } from '../../emit/openapi/answer-schema.ts'
import { type Endpoint, listOperations } from '../../emit/openapi/operations.ts'
import type { VerifyProblem } from './verify-types.ts'

/** Returns the problems of an answer, each once. */
export type AnswerValidator = (answer: unknown) => VerifyProblem[]

/** Builds a validator for the found answers of each endpoint from the contract's schemas. */
export function buildAnswerValidators(model: Model, sourceName: string): Map<Endpoint, AnswerValidator> {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const entries = listOperations(model, sourceName).flatMap(({ calls }) => {
    const validate = ajv.compile(answerSchema(calls))
    const validateAnswer: AnswerValidator = (answer) => {
      validate(answer)
      const problems = (validate.errors ?? []).map((error) => describeSchemaError(error, answer))
      return [...new Map(problems.map((problem) => [problem.message, problem])).values()]
    }
    return calls.map(({ endpoint }) => [endpoint, validateAnswer] as const)
  })
  return new Map(entries)
}

/** Describes a schema error by paths and types, without values. */
export function describeSchemaError(error: ErrorObject, answer: unknown): VerifyProblem {
  const { keyword, params } = error
  const keys = parsePointer(error.instancePath)
  const path = formatPath(keys, answer)
  switch (keyword) {
    case 'required': {
      const missing = formatPath([...keys, String(params.missingProperty)], answer)
      return { code: 'missing', path: missing, message: `falta ${missing}` }
    }
    case 'type':
      return {
        code: 'type',
        path,
        message: `outro tipo em ${path}: ${typesText(params.type)}, veio ${typeName(readValue(keys, answer))}`,
      }
    case 'format':
      return { code: 'format', path, message: `outro formato em ${path}: ${params.format}` }
    case 'pattern':
      return { code: 'format', path, message: `outro formato em ${path}` }
    default:
      return { code: 'shape', path, message: `outra forma em ${path} (${keyword})` }
  }
}

/** Splits a JSON pointer (RFC 6901). */
const parsePointer = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

const readValue = (keys: string[], answer: unknown) => valueAt(answer, joinAnswerPath(keys))

/** Formats a path with `[]` for list elements: `itens[].valor`, or `[].valor` if the answer is a list. */
function formatPath(keys: string[], answer: unknown): string {
  const parts: string[] = []
  let value = answer
  for (const key of keys) {
    if (Array.isArray(value)) parts.push('[]')
    else parts.push(`${parts.length > 0 ? '.' : ''}${joinAnswerPath([key])}`)
    value = readValue([key], value)
  }
  return parts.length === 0 ? joinAnswerPath([]) : parts.join('')
}

const typeNames: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'número inteiro',
  boolean: 'sim ou não',
  array: 'lista',
  object: 'objeto',
  null: 'nulo',
}

const typesText = (types: string | string[]) =>
  [types]
    .flat()
    .map((type) => typeNames[type] ?? type)
    .join(' ou ')

function typeName(value: unknown): string {
  if (value === null) return 'nulo'
  return (Array.isArray(value) ? typeNames.array : typeNames[typeof value]) ?? 'nada'
}
