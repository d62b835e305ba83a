import type { FieldOf } from '@manifest/field.ts'
import { digitsOf, type FieldRule } from '../field-rule.ts'

/** Area codes in use (Anatel, Plano Geral de Códigos Nacionais). */
const areaCodes = new Set(
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  ),
)

/** A number without the country's code, which people paste along. */
export const withoutCountry = (raw: string) =>
  raw.replace(/^\s*\+?\s*55(?=\D*\d{2}\D*9?\d{4}\D*\d{4}\s*$)/, '')

export const rule: FieldRule<FieldOf<'phone'>> = {
  normalise: (raw) => digitsOf(withoutCountry(raw)),
  problem: (value) => {
    if (!areaCodes.has(value.slice(0, 2))) return 'DDD inválido'
    const number = value.slice(2)
    if (/^9\d{8}$/.test(number) || /^[2-5]\d{7}$/.test(number)) return undefined
    return 'Telefone inválido: use DDD e 8 ou 9 dígitos'
  },
  conceal: (value) => `(${value.slice(0, 2)}) *****-**${value.slice(-2)}`,
}
