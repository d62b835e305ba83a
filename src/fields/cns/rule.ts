import { extractDigits } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { hasCnsDigits } from '../check-digits.ts'
import type { FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldByKind<'cns'>> = {
  normalise: extractDigits,
  validate: (value) => {
    if (value.length !== 15) return 'O CNS tem 15 dígitos'
    return hasCnsDigits(value) ? undefined : 'CNS inválido: confira os dígitos'
  },
}
