import type { FieldOf } from '@manifest/schema/field.ts'
import { hasCnsDigits } from '../check-digits.ts'
import { digitsOf, type FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldOf<'cns'>> = {
  normalise: digitsOf,
  problem: (value) => {
    if (value.length !== 15) return 'O CNS tem 15 dígitos'
    return hasCnsDigits(value) ? undefined : 'CNS inválido: confira os dígitos'
  },
  conceal: (value) => `*** **** **** ${value.slice(-4)}`,
}
