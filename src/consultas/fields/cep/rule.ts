import type { FieldOf } from '@manifest/schema/field.ts'
import { digitsOf, type FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldOf<'cep'>> = {
  normalise: digitsOf,
  problem: (value) => (value.length === 8 ? undefined : 'O CEP tem 8 dígitos'),
  conceal: (value) => `${value.slice(0, 5)}-***`,
}
