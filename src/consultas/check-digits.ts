import { isValidCnpj, isValidCns, isValidCpf } from '@brazilian-utils/brazilian-utils'

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
 * Number of a judicial process, twenty digits `NNNNNNNDDAAAAJTROOOO`: with the check digits DD moved to the end the
 * number leaves 1 when divided by 97 (Resolução CNJ 65/2008, ISO 7064 MOD 97-10).
 */
export function hasProcessDigits(digits: string): boolean {
  if (!/^\d{20}$/.test(digits)) return false
  const [sequence, check, rest] = [digits.slice(0, 7), digits.slice(7, 9), digits.slice(9)]
  return BigInt(sequence + rest + check) % 97n === 1n
}
