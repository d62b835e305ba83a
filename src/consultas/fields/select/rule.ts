import type { FieldOf } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldOf<'select'>> = {
  normalise: (raw) => raw,
  problem: (value, { options }) =>
    options.some((option) => option.value === value) ? undefined : 'Escolha uma das opções',
  conceal: (value) => value,
}
