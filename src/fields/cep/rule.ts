import { extractDigits } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldByKind<'cep'>> = {
  normalise: extractDigits,
  validate: (value) => (value.length === 8 ? undefined : 'O CEP tem 8 dígitos'),
  hide: (value) => `${value.slice(0, 5)}-***`,
}
