import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'

const prefix = /^\s*(?:CPF|CNPJ)[\s:]+/i

/** Returns the characters of a CPF or CNPJ, without its name and punctuation. */
export const extractDocument = (text: string): string =>
  text
    .replace(prefix, '')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, 14)

/** Up to eleven digits are a CPF. A CNPJ may have letters since July 2026 (IN RFB 2.229/2024). */
const isCpf = (characters: string) => /^\d{0,11}$/.test(characters)

const cpfMask = '###.###.###-##'
const cnpjMask = '##.###.###/####-##'

/** Formats a complete or partial CPF or CNPJ: "12ABC3" becomes "12.ABC.3". */
export function formatDocument(text: string): string {
  const characters = extractDocument(text)
  let formatted = ''
  let used = 0
  for (const sign of isCpf(characters) ? cpfMask : cnpjMask) {
    if (used === characters.length) break
    formatted += sign === '#' ? characters[used++] : sign
  }
  return formatted
}

/** "CNPJ 12.ABC.345/01DE-35". Returns other texts unchanged. */
export function labelDocument(text: string): string {
  const { length } = extractDocument(text)
  if (length === 11) return `CPF ${formatDocument(text)}`
  return length === 14 ? `CNPJ ${formatDocument(text)}` : text
}

/** Returns the error of a CPF or CNPJ; none if it is empty. */
export function findDocumentError(text: string): string | undefined {
  const characters = extractDocument(text)
  if (characters === '') return undefined
  if (characters.length === 11 && isCpf(characters))
    return isValidCpf(characters) ? undefined : 'CPF inválido: confira os dígitos.'
  if (characters.length !== 14) return 'O CPF tem 11 dígitos e o CNPJ tem 14 caracteres.'
  if (!/\d\d$/.test(characters)) return 'O CNPJ termina em dois dígitos.'
  return isValidCnpj(characters, { version: 2 }) ? undefined : 'CNPJ inválido: confira os caracteres.'
}
