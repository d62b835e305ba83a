import {
  isValidCnpj,
  isValidCns,
  isValidCpf,
  isValidPis,
  isValidProcessoJuridico,
  isValidRenavam,
  isValidVoterId,
} from '@brazilian-utils/brazilian-utils'

/** CPF: eleven digits, the last two are check digits modulo 11 (Receita Federal, IN RFB 2.172/2024). */
export const hasCpfDigits = (digits: string) => isValidCpf(digits)

/**
 * CNPJ: fourteen characters, the first twelve alphanumeric (IN RFB 2.229/2024, in force since July 2026). The
 * library accepts letters only with `version: 2`.
 */
export const hasCnpjDigits = (characters: string) => isValidCnpj(characters, { version: 2 })

/** CNS: fifteen digits whose weighted sum is divisible by 11 (Portaria GM/MS 1.560/2002, DATASUS). */
export const hasCnsDigits = (digits: string) => isValidCns(digits)

/**
 * Lawsuit number: twenty digits `NNNNNNNDDAAAAJTROOOO`. DD are check digits by ISO 7064 MOD 97-10. TR must be
 * a court of the justice branch J (Resolução CNJ 65/2008).
 */
export const hasProcessDigits = (digits: string) => isValidProcessoJuridico(digits)

/**
 * NIS (PIS, PASEP, NIT): eleven digits, the last is modulo 11 with the weights 3 2 9 8 7 6 5 4 3 2 (CAIXA,
 * cadastro NIS).
 */
export const hasNisDigits = (digits: string) => isValidPis(digits)

/**
 * Voter registration number: eight digits in sequence, two of the state (01 to 28), two check digits modulo
 * 11 (Resolução TSE 23.659/2021).
 */
export const hasTituloDigits = (digits: string) => isValidVoterId(digits)

/**
 * RENAVAM: eleven digits, the last is modulo 11 (Denatran, Portaria 27/2013). Numbers of older vehicles omit
 * leading zeros.
 */
export const hasRenavamDigits = (digits: string) => isValidRenavam(digits.padStart(11, '0'))
