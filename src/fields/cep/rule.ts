import type { FieldByKind } from '@manifest/schema/field.ts'
import { digitsOf, type FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldByKind<'cep'>> = {
  normalise: digitsOf,
  validate: (value) => (value.length === 8 ? undefined : 'O CEP tem 8 dígitos'),
  hide: (value) => `${value.slice(0, 5)}-***`,
}
