import type { FieldByKind } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldByKind<'select'>> = {
  normalise: (raw) => raw,
  validate: (value, { options }) =>
    options.some((option) => option.value === value) ? undefined : 'Escolha uma das opções',
}
