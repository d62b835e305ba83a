import { keyWords } from './split-key.ts'
import type { AnswerSubject } from './subject.ts'
import type { ValueKind } from './value-kind.ts'

const toSet = (list: string) => new Set(list.split(' '))

const documents = new Set<ValueKind>(['cpf', 'nis', 'cns', 'titulo', 'renavam'])
const documentWords = toSet('rg cnh ctps pis pasep nit passaporte identidade chassi motor cpf nis cns')
const familyWords = toSet('mae pai conjuge')
const privateWords = toSet('renda salario remuneracao raca etnia religiao pix')
/** Words of what is said of a private value without giving it away. */
const aboutWords = toSet(
  'tipo uf orgao emissor emissora situacao cidade municipio quantidade data parcela possui tem',
)
const streetWords = toSet('logradouro numero complemento endereco rua')

/** Whether a value is somebody's own, and so masked until the reader asks to see it. What the source has masked is not. */
export function isPersonal(key: string, kind: ValueKind, subject: AnswerSubject): boolean {
  if (kind === 'yes-no') return false
  if (documents.has(kind)) return true
  if (kind === 'phone' || kind === 'email') return subject.subjectType !== 'company'
  if (kind === 'image') return subject.subjectType === 'person'
  const words = keyWords(key)
  const hasWordIn = (list: ReadonlySet<string>) => [...words].some((word) => list.has(word))
  if (words.has('nascimento')) return !hasWordIn(toSet('municipio cidade uf pais'))
  if (hasWordIn(aboutWords)) return false
  if (hasWordIn(documentWords) || hasWordIn(familyWords)) return true
  if (subject.subjectType === 'company') return false
  if (hasWordIn(privateWords)) return true
  if (subject.subjectType !== 'person' || !subject.hasStreet) return false
  return words.has('numero') ? words.size === 1 : hasWordIn(streetWords)
}
