import { isObject, isScalar, type JsonObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { detectKind, type ValueKind } from './value-kind.ts'
import { keyWords, splitWords } from './words.ts'

/** The subject of a part of an answer. Phone and address are public for a company, not for a person. */
export type AnswerSubject = {
  subjectType: 'person' | 'company' | 'nobody'
  /** True if a number beside it is a house number. */
  hasStreet: boolean
}

const personWords = ['cpf', 'mae', 'pai', 'nascimento', 'rg', 'cns', 'nis', 'sexo', 'cnh']
const companyWords = ['cnpj', 'razao', 'fantasia', 'empresarial']

/** Detects the subject of an object from its own values, or else from inner objects or its parent. */
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

const toSet = (list: string) => new Set(list.split(' '))

const documents = new Set<ValueKind>(['cpf', 'nis', 'cns', 'titulo', 'renavam'])
const documentWords = toSet('rg cnh ctps pis pasep nit passaporte identidade chassi motor cpf nis cns')
const familyWords = toSet('mae pai conjuge filiacao')
const privateWords = toSet('renda salario remuneracao raca etnia religiao pix')
/** Words for facts about a private value that do not reveal it. */
const qualifyingWords = toSet(
  'tipo uf pais regiao origem orgao emissor emissora situacao cidade municipio quantidade data parcela possui tem resultado confianca ibge consulta consultas atraso atrasos',
)
const streetWords = toSet('logradouro numero complemento endereco rua')

/** Returns true for a person's own data, which is hidden until the user reveals it. */
export function isPersonal(key: string, kind: ValueKind, subject: AnswerSubject, label = ''): boolean {
  if (kind === 'yes-no') return false
  if (documents.has(kind)) return true
  if (kind === 'phone' || kind === 'email') return subject.subjectType !== 'company'
  if (kind === 'image') return subject.subjectType === 'person'
  const words = new Set([...keyWords(key), ...keyWords(label)])
  if (kind === 'cnpj' && !splitWords(key).some((word) => word.includes('cpf'))) return false
  // PIS is also a tax.
  if (words.has('cofins')) return false
  const hasWordIn = (list: ReadonlySet<string>) => [...words].some((word) => list.has(word))
  if (words.has('nascimento')) return !hasWordIn(toSet('municipio cidade uf pais'))
  if (hasWordIn(qualifyingWords)) return false
  if (hasWordIn(documentWords) || hasWordIn(familyWords)) return true
  if (subject.subjectType === 'company') return false
  if (hasWordIn(privateWords)) return true
  if (subject.subjectType !== 'person' || !subject.hasStreet) return false
  return words.has('numero') ? words.size === 1 : hasWordIn(streetWords)
}
