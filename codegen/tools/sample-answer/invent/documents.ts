import { documentValidators } from '../value-patterns.ts'
import { findStatePrefixes } from './places.ts'

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
