import type { FieldOf } from '@manifest/schema/field.ts'
import { hasProcessDigits } from '../check-digits.ts'
import { digitsOf, type FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldOf<'process'>> = {
  normalise: digitsOf,
  problem: (value) => {
    if (value.length !== 20) return 'O número do processo tem 20 dígitos'
    return hasProcessDigits(value) ? undefined : 'Número de processo inválido: confira os dígitos'
  },
  conceal: (value) => `*******-**.${value.slice(9, 13)}.*.**.****`,
}
