import { getAreaCodesByState } from '@brazilian-utils/brazilian-utils'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { findKindsByWords } from '../kinds.ts'
import { documentValidators } from '../value-patterns.ts'
import { stateCodes } from '../word-lists.ts'
import { splitWords } from '../words.ts'

const padNumber = (n: number, length: number) => String(n).padStart(length, '0').slice(-length)

/** Puts the check digits of a valid number at `#`. */
function completeCheckDigits(pattern: string, isValid: (text: string) => boolean): string {
  const count = pattern.replace(/[^#]/g, '').length
  for (let ending = 0; ending < 10 ** count; ending++) {
    const text = pattern.replace(/#+/, padNumber(ending, count))
    if (isValid(text)) return text
  }
  return pattern.replace(/#/g, '0')
}

/** A number that looks invented: three digits, three times. */
export const cpf = (n: number) =>
  completeCheckDigits(`${padNumber(n + 101, 3).repeat(3)}##`, documentValidators.cpf)

export const cnpj = (n: number) =>
  completeCheckDigits(`${padNumber(n + 11, 2)}222${padNumber(n + 301, 3)}0001##`, documentValidators.cnpj)

/** A CNPJ with letters, as they exist since July 2026. */
export const cnpjWithLetters = (n: number) =>
  completeCheckDigits(`12ABC${padNumber(n + 301, 3)}01DE##`, documentValidators.cnpj)

export const nis = (n: number) =>
  completeCheckDigits(`1200000${padNumber(n + 1, 3)}#`, documentValidators.nis)

export const cns = (n: number) =>
  completeCheckDigits(`70000000${padNumber(n * 11 + 1, 4)}0##`, documentValidators.cns)

export const titulo = (n: number) =>
  completeCheckDigits(`0000${padNumber(n + 1201, 4)}03##`, documentValidators.titulo)

export const renavam = (n: number) =>
  completeCheckDigits(`0013${padNumber(n + 1, 6)}#`, documentValidators.renavam)

export const process = (n: number) =>
  completeCheckDigits(`0800${padNumber(n + 123, 3)}##${2015 + (n % 10)}8190001`, documentValidators.process)

const cnaes =
  '4711301 6201501 5611201 4781400 8599604 6920601 4520001 8630503 9602501 7020400 4120400 5320202'.split(' ')

/** Activities that many companies have. */
export const cnae = (n: number) => cnaes[n % cnaes.length] ?? ''

/** A plate of the Mercosul pattern, or of the old one, in the series of the official specimens. */
export const placa = (n: number, isOld: boolean) =>
  `BRA${n % 10}${isOld ? (n + 1) % 10 : 'E'}${padNumber(n + 19, 2)}`

export const cep = (n: number, state: string | undefined) =>
  `${findStatePrefixes(state).cep}99${padNumber(n + 1, 3)}`

/** A phone number that no exchange gives out, with country and area if a number of `length` digits has them. */
export function phone(n: number, length: number, state: string | undefined): string {
  const area = findStatePrefixes(state).ddd
  const landline = `3000${padNumber(n + 11, 4)}`
  const mobile = `90000${padNumber(n + 11, 4)}`
  const numberByLength: Record<number, string> = {
    8: landline,
    9: mobile,
    10: area + landline,
    11: area + mobile,
    12: `55${area}${landline}`,
    13: `55${area}${mobile}`,
  }
  return numberByLength[length] ?? padNumber(n + 11, length)
}

/** The beginning of postal codes (Correios) and an area code (Anatel) of each state. */
const prefixTable = `
  AC 699 68, AL 575 82, AM 695 92, AP 689 96, BA 405 71, CE 605 85, DF 705 61, ES 295 27, GO 745 62,
  MA 655 98, MG 305 31, MS 795 67, MT 785 65, PA 665 91, PB 585 83, PE 505 81, PI 645 86, PR 805 41,
  RJ 205 21, RN 595 84, RO 768 69, RR 693 95, RS 905 51, SC 885 48, SE 495 79, SP 015 11, TO 775 63`

type StatePrefixes = { cep: string; ddd: string }

const states = new Map(
  prefixTable.split(',').map((row): [string, StatePrefixes] => {
    const [state = '', cep = '', ddd = ''] = row.trim().split(' ')
    return [state, { cep, ddd }]
  }),
)

const defaultPrefixes: StatePrefixes = { cep: '205', ddd: '21' }

/** The postal and area codes of a state, or of Rio de Janeiro if no state is known. */
export const findStatePrefixes = (state: string | undefined): StatePrefixes =>
  (state === undefined ? undefined : states.get(state)) ?? defaultPrefixes

/** The area codes of the state, then those of all. */
export function areaCode(turn: number, state: string | undefined): string {
  const own = state === undefined ? [] : getAreaCodesByState(state).map(String)
  const codes = [
    ...new Set([findStatePrefixes(state).ddd, ...own, ...[...states.values()].map(({ ddd }) => ddd)]),
  ]
  return codes[turn % codes.length] ?? ''
}

const isStateKey = (key: string) => findKindsByWords(splitWords(key)).includes('uf')

/** Finds the code of the state that an object names. */
export function findState(object: Readonly<Record<string, Json>>): string | undefined {
  for (const [key, value] of Object.entries(object))
    if (typeof value === 'string' && stateCodes.has(value.trim().toUpperCase()) && isStateKey(key))
      return value.trim().toUpperCase()
  return undefined
}
