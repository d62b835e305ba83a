import type { ErrorObject } from 'ajv'
import { joinAnswerPath, valueAt } from '../../../manifest/contract/answer-path.ts'
import type { VerifyProblem } from './verify-problem.ts'

/** What breaks an answer's schema, as a problem: paths and types, no values. */
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

/** The keys and indexes of a JSON pointer (RFC 6901). */
const parsePointer = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

const readValue = (keys: string[], answer: unknown) => valueAt(answer, joinAnswerPath(keys))

/** A path in which the elements of a list are one: `itens[].valor`, `[].valor` of an answer that is a list. */
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
