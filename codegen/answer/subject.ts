import type { Json } from '../../manifest/schema/consulta.ts'
import { isObject, isScalar, type JsonObject } from './json.ts'
import { keyWords } from './split-key.ts'
import { valueKind } from './value-kind.ts'

/** What a part of an answer is about: phone and address of a company are public, those of a person are not. */
export type Subject = {
  who: 'person' | 'company' | 'nobody'
  /** Whether a number beside is that of a house. */
  hasStreet: boolean
}

const onlyPersonsHave = ['cpf', 'mae', 'pai', 'nascimento', 'rg', 'cns', 'nis', 'sexo', 'cnh']
const onlyCompaniesHave = ['cnpj', 'razao', 'fantasia', 'empresarial']

/** Whom an object is about, told from its own values; `above` is whom the object around it is about. */
export function subjectOf(object: JsonObject, above: Subject['who']): Subject {
  const own = Object.entries(object).filter(([, value]) => isScalar(value))
  const hasStreet = own.some(([key]) =>
    ['logradouro', 'rua', 'endereco'].some((word) => keyWords(key).has(word)),
  )
  return {
    who: whoOwns(object) ?? (above === 'nobody' ? whoseAreInside(object) : undefined) ?? above,
    hasStreet,
  }
}

const whoOwns = (object: JsonObject) =>
  Object.entries(object)
    .filter(([, value]) => isScalar(value))
    .map(([key, value]) => ownerOf(key, value))
    .find((owner) => owner !== 'nobody')

/** An answer may have the person in one object and the addresses in another. */
const whoseAreInside = (object: JsonObject) =>
  Object.values(object)
    .map((value) => (isObject(value) ? whoOwns(value) : undefined))
    .find((owner) => owner !== undefined)

function ownerOf(key: string, value: Json): Subject['who'] {
  const words = keyWords(key)
  const kind = valueKind([key], value)
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['socio', 'representante', 'responsavel', 'proprietario'])) return 'nobody'
  if (kind === 'cnpj' || (has(onlyCompaniesHave) && !words.has('cpf'))) return 'company'
  return kind === 'cpf' || kind === 'cns' || (has(onlyPersonsHave) && !words.has('cnpj'))
    ? 'person'
    : 'nobody'
}
