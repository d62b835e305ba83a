import { keyWords } from './split-key.ts'
import type { Subject } from './subject.ts'
import type { ValueKind } from './value-kind.ts'

const split = (list: string) => new Set(list.split(' '))

const documents = new Set<ValueKind>(['cpf', 'nis', 'cns', 'titulo', 'renavam'])
const documentWords = split('rg cnh ctps pis pasep nit passaporte identidade chassi motor cpf nis cns')
const familyWords = split('mae pai conjuge')
const privateWords = split('renda salario remuneracao raca etnia religiao pix')
/** Words of what is said of a private value without giving it away. */
const about = split(
  'tipo uf orgao emissor emissora situacao cidade municipio quantidade data parcela possui tem',
)
const streetWords = split('logradouro numero complemento endereco rua')

/** Whether a value is somebody's own, and so masked until the reader asks to see it. What the source has masked is not. */
export function isPersonal(key: string, kind: ValueKind, subject: Subject): boolean {
  if (kind === 'yes-no') return false
  if (documents.has(kind)) return true
  if (kind === 'phone' || kind === 'email') return subject.who !== 'company'
  if (kind === 'image') return subject.who === 'person'
  const words = keyWords(key)
  const has = (list: ReadonlySet<string>) => [...words].some((word) => list.has(word))
  if (words.has('nascimento')) return !has(split('municipio cidade uf pais'))
  if (has(about)) return false
  if (has(documentWords) || has(familyWords)) return true
  if (subject.who === 'company') return false
  if (has(privateWords)) return true
  if (subject.who !== 'person' || !subject.hasStreet) return false
  return words.has('numero') ? words.size === 1 : has(streetWords)
}
