import {
  isValidCnpj,
  isValidCns,
  isValidCpf,
  isValidProcessoJuridico,
} from '@brazilian-utils/brazilian-utils'

/** CPF, eleven digits: two check digits modulo 11 (Receita Federal, IN RFB 2.172/2024). */
export const hasCpfDigits = (digits: string) => isValidCpf(digits)

/**
 * CNPJ, fourteen characters, the first twelve alphanumeric (IN RFB 2.229/2024, in force since July 2026). The library
 * accepts letters only with the number 2.
 */
export const hasCnpjDigits = (characters: string) => isValidCnpj(characters, { version: 2 })

/** CNS, fifteen digits, weighted sum divisible by 11 (Portaria GM/MS 1.560/2002, DATASUS). */
export const hasCnsDigits = (digits: string) => isValidCns(digits)

/**
 * Number of a judicial process, twenty digits `NNNNNNNDDAAAAJTROOOO`: check digits DD by ISO 7064 MOD 97-10, and a
 * court TR that the branch of justice J has (Resolução CNJ 65/2008).
 */
export const hasProcessDigits = (digits: string) => isValidProcessoJuridico(digits)
