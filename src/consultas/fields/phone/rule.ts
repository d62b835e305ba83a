import type { FieldOf } from '@manifest/schema/field.ts'
import { digitsOf, type FieldRule } from '../field-rule.ts'

/** Area codes in use (Anatel, Plano Geral de Códigos Nacionais). */
const areaCodes =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  )

const code = `(?:${areaCodes.join('|')})`

/** The country's code before a whole number. In parentheses, 55 is an area code. */
const country = new RegExp(`^\\s*(?:\\+|00)?\\s*55(?=[^\\d(]*\\(?0?${code}\\D*9?\\D*\\d{4}\\D*\\d{4}\\s*$)`)

/** The zero that is dialled before the area code, with all that follows. */
const trunk = new RegExp(`^0${code}9?\\d{8}$`)

/** A number without the country's code and the zero before the area code, which people paste along. */
export function withoutPrefix(raw: string): string {
  const national = raw.replace(country, '')
  const digits = digitsOf(national)
  return trunk.test(digits) ? digits.slice(1) : national
}

export const rule: FieldRule<FieldOf<'phone'>> = {
  normalise: (raw) => digitsOf(withoutPrefix(raw)),
  problem: (value) => {
    if (/^0[3589]00/.test(value)) return 'Use um telefone com DDD: 0800 e semelhantes não têm titular'
    if (!areaCodes.includes(value.slice(0, 2))) return 'DDD inválido'
    const subscriber = value.slice(2)
    if (/^9\d{8}$/.test(subscriber) || /^[2-5]\d{7}$/.test(subscriber)) return undefined
    return 'Telefone inválido: use DDD e 8 ou 9 dígitos'
  },
  conceal: (value) => `(${value.slice(0, 2)}) *****-**${value.slice(-2)}`,
}
