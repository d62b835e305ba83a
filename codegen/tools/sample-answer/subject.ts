import type { Json } from '../../../manifest/schema/consulta.ts'
import { isObject, isScalar, type JsonObject } from './json.ts'
import { keyWords } from './split-key.ts'
import { detectKind } from './value-kind.ts'

/** What a part of an answer is about: phone and address of a company are public, those of a person are not. */
export type AnswerSubject = {
  subjectType: 'person' | 'company' | 'nobody'
  /** Whether a number beside is that of a house. */
  hasStreet: boolean
}

const personWords = ['cpf', 'mae', 'pai', 'nascimento', 'rg', 'cns', 'nis', 'sexo', 'cnh']
const companyWords = ['cnpj', 'razao', 'fantasia', 'empresarial']

/** Whom an object is about, told from its own values; `above` is whom the object around it is about. */
export function detectSubject(object: JsonObject, parentType: AnswerSubject['subjectType']): AnswerSubject {
  const own = Object.entries(object).filter(([, value]) => isScalar(value))
  const hasStreet = own.some(([key]) =>
    ['logradouro', 'rua', 'endereco'].some((word) => keyWords(key).has(word)),
  )
  return {
    subjectType:
      detectOwnType(object) ?? (parentType === 'nobody' ? detectInnerType(object) : undefined) ?? parentType,
    hasStreet,
  }
}

const detectOwnType = (object: JsonObject) =>
  Object.entries(object)
    .filter(([, value]) => isScalar(value))
    .map(([key, value]) => detectTypeByKey(key, value))
    .find((detectedType) => detectedType !== 'nobody')

/** An answer may have the person in one object and the addresses in another. */
const detectInnerType = (object: JsonObject) =>
  Object.values(object)
    .map((value) => (isObject(value) ? detectOwnType(value) : undefined))
    .find((detectedType) => detectedType !== undefined)

function detectTypeByKey(key: string, value: Json): AnswerSubject['subjectType'] {
  const words = keyWords(key)
  const kind = detectKind([key], value)
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['socio', 'representante', 'responsavel', 'proprietario'])) return 'nobody'
  if (kind === 'cnpj' || (has(companyWords) && !words.has('cpf'))) return 'company'
  return kind === 'cpf' || kind === 'cns' || (has(personWords) && !words.has('cnpj')) ? 'person' : 'nobody'
}
