import {
  isValidCnpj,
  isValidCns,
  isValidCpf,
  isValidPis,
  isValidProcessoJuridico,
  isValidRenavam,
  isValidVoterId,
} from '@brazilian-utils/brazilian-utils'
import { stripPunctuation } from './sent-value.ts'

/** CPF: eleven digits, the last two are check digits modulo 11 (Receita Federal, IN RFB 2.172/2024). */
export const hasValidCpf = (digits: string) => isValidCpf(digits)

/**
 * CNPJ: fourteen characters, the first twelve alphanumeric (IN RFB 2.229/2024, in force since July 2026). The
 * library accepts letters only with `version: 2`.
 */
export const hasValidCnpj = (characters: string) => isValidCnpj(characters, { version: 2 })

/** CNS: fifteen digits whose weighted sum is divisible by 11 (Portaria GM/MS 1.560/2002, DATASUS). */
export const hasValidCns = (digits: string) => isValidCns(digits)

/**
 * Lawsuit number: twenty digits `NNNNNNNDDAAAAJTROOOO`. DD are check digits by ISO 7064 MOD 97-10. TR must be
 * a court of the justice branch J (Resolução CNJ 65/2008).
 */
export const hasValidProcess = (digits: string) => isValidProcessoJuridico(digits)

/**
 * NIS (PIS, PASEP, NIT): eleven digits, the last is modulo 11 with the weights 3 2 9 8 7 6 5 4 3 2 (CAIXA,
 * cadastro NIS).
 */
export const hasValidNis = (digits: string) => isValidPis(digits)

/**
 * Voter registration number: eight digits in sequence, two of the state (01 to 28), two check digits modulo
 * 11 (Resolução TSE 23.659/2021).
 */
export const hasValidTitulo = (digits: string) => isValidVoterId(digits)

/**
 * RENAVAM: eleven digits, the last is modulo 11 (Denatran, Portaria 27/2013). Numbers of older vehicles omit
 * leading zeros.
 */
export const hasValidRenavam = (digits: string) => isValidRenavam(digits.padStart(11, '0'))

const hasHiddenDigits = (text: string, length: number) =>
  text.length === length && /^[\d*]+$/.test(text) && text.includes('*')

const withHiddenDigits = (isValid: (digits: string) => boolean, length: number) => (text: string) => {
  const characters = stripPunctuation(text)
  return isValid(characters) || hasHiddenDigits(characters, length)
}

/** Validators of documents in answers, with or without punctuation. Most accept digits that the source hides. */
export const documentValidators = {
  cpf: withHiddenDigits(hasValidCpf, 11),
  cnpj: withHiddenDigits(hasValidCnpj, 14),
  nis: withHiddenDigits(hasValidNis, 11),
  cns: withHiddenDigits(hasValidCns, 15),
  titulo: withHiddenDigits(hasValidTitulo, 12),
  process: (text: string) => hasValidProcess(stripPunctuation(text)),
  renavam: (text: string) => /^[\d.-]{9,12}$/.test(text) && hasValidRenavam(stripPunctuation(text)),
} satisfies Record<string, (text: string) => boolean>
