import { extractDigits } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { hasProcessDigits } from '../check-digits.ts'
import type { FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldByKind<'process'>> = {
  normalise: extractDigits,
  validate: (value) => {
    if (value.length !== 20) return 'O número do processo tem 20 dígitos'
    return hasProcessDigits(value) ? undefined : 'Número de processo inválido: confira os dígitos'
  },
}
