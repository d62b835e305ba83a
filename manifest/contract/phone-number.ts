import { extractDigits } from './sent-value.ts'

/** Area codes in use (Anatel, Plano Geral de Códigos Nacionais). */
export const areaCodes =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  )

const code = `(?:${areaCodes.join('|')})`

/** The country code of Brazil before a number. In parentheses, 55 is an area code. */
const country = /^\s*(?:(?:\+|00)\s*)?55/

/** A number with its area code, and perhaps the trunk zero before it. */
const national = new RegExp(`^0?${code}9?\\d{8}$`)

/** The number after the area code: mobile or landline (Anatel, Resolução 749/2022). */
export const subscriberPattern = '(?:9\\d{8}|[2-5]\\d{7})'

/** A full number as sent: area code and subscriber. The source of a regular expression. */
export const phonePattern = `^${code}${subscriberPattern}$`

/** Removes the country code and the trunk zero, which pasted numbers often have. */
export function removePrefix(raw: string): string {
  const rest = raw.replace(country, '')
  const number = national.test(extractDigits(rest)) ? rest : raw
  const digits = extractDigits(number)
  return digits.startsWith('0') && national.test(digits) ? digits.slice(1) : number
}
