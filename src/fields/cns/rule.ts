import type { FieldByKind } from '@manifest/schema/field.ts'
import { hasCnsDigits } from '../check-digits.ts'
import { digitsOf, type FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldByKind<'cns'>> = {
  normalise: digitsOf,
  validate: (value) => {
    if (value.length !== 15) return 'O CNS tem 15 dígitos'
    return hasCnsDigits(value) ? undefined : 'CNS inválido: confira os dígitos'
  },
  hide: (value) => `*** **** **** ${value.slice(-4)}`,
}
