import { getAreaCodesByState } from '@brazilian-utils/brazilian-utils'
import { documentValidators } from '../../../../manifest/contract/check-digits.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { findKindsByWords } from '../kinds.ts'
import { stateCodes } from '../word-lists.ts'
import { splitWords } from '../words.ts'

const padNumber = (turn: number, length: number) => String(turn).padStart(length, '0').slice(-length)

/** Replaces `#` with the check digits of a valid number. */
function completeCheckDigits(pattern: string, isValid: (text: string) => boolean): string {
  const count = pattern.replace(/[^#]/g, '').length
  for (let ending = 0; ending < 10 ** count; ending++) {
    const text = pattern.replace(/#+/, padNumber(ending, count))
    if (isValid(text)) return text
  }
  return pattern.replace(/#/g, '0')
}

/** Three digits three times, so that users see that the number is invented. */
export const cpf = (turn: number) =>
  completeCheckDigits(`${padNumber(turn + 101, 3).repeat(3)}##`, documentValidators.cpf)

export const cnpj = (turn: number) =>
  completeCheckDigits(
    `${padNumber(turn + 11, 2)}222${padNumber(turn + 301, 3)}0001##`,
    documentValidators.cnpj,
  )

/** CNPJs may contain letters since July 2026. */
export const cnpjWithLetters = (turn: number) =>
  completeCheckDigits(`12ABC${padNumber(turn + 301, 3)}01DE##`, documentValidators.cnpj)

export const nis = (turn: number) =>
  completeCheckDigits(`1200000${padNumber(turn + 1, 3)}#`, documentValidators.nis)

export const cns = (turn: number) =>
  completeCheckDigits(`70000000${padNumber(turn * 11 + 1, 4)}0##`, documentValidators.cns)

export const titulo = (turn: number) =>
  completeCheckDigits(`0000${padNumber(turn + 1201, 4)}03##`, documentValidators.titulo)

export const renavam = (turn: number) =>
  completeCheckDigits(`0013${padNumber(turn + 1, 6)}#`, documentValidators.renavam)

export const process = (turn: number) =>
  completeCheckDigits(
    `0800${padNumber(turn + 123, 3)}##${2015 + (turn % 10)}8190001`,
    documentValidators.process,
  )

const cnaes =
  '4711301 6201501 5611201 4781400 8599604 6920601 4520001 8630503 9602501 7020400 4120400 5320202'.split(' ')

/** Activities that many companies have. */
export const cnae = (turn: number) => cnaes[turn % cnaes.length] ?? ''

/** A plate in the Mercosul or the old format. `BRA` is the series of official specimens. */
export const placa = (turn: number, isOld: boolean) =>
  `BRA${turn % 10}${isOld ? (turn + 1) % 10 : 'E'}${padNumber(turn + 19, 2)}`

export const cep = (turn: number, state: string | undefined) =>
  `${findStatePrefixes(state).cep}99${padNumber(turn + 1, 3)}`

/** Returns a number that no operator assigns, with country and area code if `length` digits include them. */
export function phone(turn: number, length: number, state: string | undefined): string {
  const area = findStatePrefixes(state).ddd
  const landline = `3000${padNumber(turn + 11, 4)}`
  const mobile = `90000${padNumber(turn + 11, 4)}`
  const numberByLength: Record<number, string> = {
    8: landline,
    9: mobile,
    10: area + landline,
    11: area + mobile,
    12: `55${area}${landline}`,
    13: `55${area}${mobile}`,
  }
  return numberByLength[length] ?? padNumber(turn + 11, length)
}

/** The prefix of postal codes (Correios) and an area code (Anatel) of each state. */
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

/** Returns the prefixes of a state, or those of Rio de Janeiro if no state is known. */
const findStatePrefixes = (state: string | undefined): StatePrefixes =>
  (state === undefined ? undefined : states.get(state)) ?? defaultPrefixes

/** Returns the state's area codes first, then those of other states. */
export function areaCode(turn: number, state: string | undefined): string {
  const own = state === undefined ? [] : getAreaCodesByState(state).map(String)
  const codes = [
    ...new Set([findStatePrefixes(state).ddd, ...own, ...[...states.values()].map(({ ddd }) => ddd)]),
  ]
  return codes[turn % codes.length] ?? ''
}

const isStateKey = (key: string) => findKindsByWords(splitWords(key)).includes('uf')

/** Returns the state code that an object contains. */
export function findState(object: Readonly<Record<string, Json>>): string | undefined {
  for (const [key, value] of Object.entries(object))
    if (typeof value === 'string' && stateCodes.has(value.trim().toUpperCase()) && isStateKey(key))
      return value.trim().toUpperCase()
  return undefined
}
