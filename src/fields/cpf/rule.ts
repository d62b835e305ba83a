import { extractDigits } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { hasCpfDigits } from '../check-digits.ts'
import type { FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldByKind<'cpf'>> = {
  normalise: extractDigits,
  validate: (value) => {
    if (value.length !== 11) return 'O CPF tem 11 dígitos'
    return hasCpfDigits(value) ? undefined : 'CPF inválido: confira os dígitos'
  },
}
